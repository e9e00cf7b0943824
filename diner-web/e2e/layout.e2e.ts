import { test } from '@playwright/test'
import { openPhone, visitMenu, visitOrder } from './every-screen.ts'
import { expectFits, phones, useScreen, usualPhone } from './fits.ts'

const letters = 500

for (const language of ['en', 'ar'] as const)
  for (const [what, visitAll] of [
    ['the menu', visitMenu],
    ['the flow from the cart to the order', visitOrder],
  ] as const)
    test(`${what} fits narrow phones and large text with long words (${language})`, async ({ browser }) => {
      const opened = await openPhone(browser, language, letters)
      const { phone, dialog } = opened
      await visitAll(opened, language, async (screen, mainButton) => {
        const button = mainButton ? dialog.getByRole('button', { name: mainButton }) : undefined
        await expectFits(phone, screen, phones, button)
        await useScreen(phone, usualPhone)
      })
      await phone.context().close()
    })
