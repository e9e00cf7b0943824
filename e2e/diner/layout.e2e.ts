import { isFullRun, walkLanguages } from '../../scripts/common/test-scope.ts'
import { expectAccessible } from '../checks/expect-accessible.ts'
import { openPhone, visitMenu, visitOrder, visitOtherMenus } from './every-screen.ts'
import { test } from '../own-restaurant.ts'
import { expectFits, phones, useScreen, usualPhone } from '../checks/fits.ts'

// The test types a card, which a trace would contain.
test.use({ trace: 'off' })

const letters = 500

const walks: [string, typeof visitOrder][] = [
  ['the menu', visitMenu],
  ['a menu that cannot be ordered from', visitOtherMenus],
  ['the flow from the cart to the order', visitOrder],
]

for (const language of walkLanguages)
  for (const [what, visitAll] of walks)
    test(`${what} fits narrow phones and large text with long words (${language})`, async ({ browser, workerRestaurant }) => {
      const opened = await openPhone(browser, language, letters)
      const { phone, dialog } = opened
      const visit = async (screen: string, mainButton?: string) => {
        const button = mainButton ? dialog.getByRole('button', { name: mainButton }) : undefined
        await expectFits(phone, screen, phones, button)
        await useScreen(phone, usualPhone)
        if (isFullRun) await expectAccessible(phone, screen)
      }
      await visitAll(opened, language, visit, workerRestaurant.tableLink)
      await phone.context().close()
    })
