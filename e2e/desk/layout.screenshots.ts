import { test } from 'playwright/test'
import { usualPhone } from '../checks/fits.ts'
import { camera } from '../take-screenshot.ts'
import { openAdministrator, openAnonymous, openMerchant, visitAdminPages, visitPublicPages, visitMerchantPages } from './every-page.ts'
import { menuText } from './menu/menu-text.ts'

const letters = 40

for (const language of ['en', 'ar'] as const)
  for (const [open, visitAll] of [
    [openMerchant, visitMerchantPages],
    [openAdministrator, visitAdminPages],
    [openAnonymous, visitPublicPages],
  ] as const)
    test(`the desk on a phone, with long words: ${visitAll.name} (${language})`, async ({ browser }) => {
      test.setTimeout(180_000)
      const page = await open(browser, language, letters)
      await page.setViewportSize(usualPhone)
      const picture = camera(page, language)
      await visitAll(page, language, (name) => picture(`narrow-${name}`))
      const button = page.getByRole('button', { name: menuText[language].desk.openPages })
      if (await button.isVisible()) {
        await button.click()
        await picture(`narrow-pages-${open === openMerchant ? 'merchant' : 'admin'}`)
      }
      await page.context().close()
    })
