import { test } from 'playwright/test'
import { splashIsGone } from '../people.ts'
import { openPhone, visitMenu, visitOrder, visitOtherMenus } from './every-screen.ts'
import { useScreen, usualPhone } from '../checks/fits.ts'
import { camera } from '../take-screenshot.ts'

const letters = 60
const screens = { '320': { width: 320, height: 568 }, large: { ...usualPhone, text: 200 } }

for (const language of ['en', 'ar'] as const)
  for (const visitAll of [visitMenu, visitOtherMenus, visitOrder])
    test(`long words on a narrow phone and with large text: ${visitAll.name} (${language})`, async ({ browser }) => {
      test.setTimeout(180_000)
      const opened = await openPhone(browser, language, letters)
      const { phone } = opened
      const picture = camera(phone, language)
      await visitAll(opened, language, async (screen) => {
        await splashIsGone(phone)
        for (const [name, size] of Object.entries(screens)) {
          await useScreen(phone, size)
          await picture(`long-words-${screen}-${name}`)
        }
        await useScreen(phone, usualPhone)
      })
      await phone.context().close()
    })
