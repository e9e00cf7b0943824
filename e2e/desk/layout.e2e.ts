import { expect, test, type Page } from 'playwright/test'
import { expectFits, usualPhone } from '../checks/fits.ts'
import { expectTargets } from '../checks/targets.ts'
import { walkLanguages } from '../../scripts/common/test-scope.ts'
import { openAdministrator, openAnonymous, openMerchant, visitAdminPages, visitPublicPages, visitMerchantPages } from './every-page.ts'
import { menuText } from './menu/menu-text.ts'

const letters = 500
const screens = [usualPhone, { width: 800, height: 768 }, { width: 1366, height: 768 }]

/** Checks the titles and main headings of the visited pages, by their paths. */
const createTitles = (page: Page) => {
  const seen = new Map<string, { title: string; heading: string }>()
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
  return {
    read: async () => {
      const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).first().textContent()
      seen.set(new URL(page.url()).pathname, { title: await page.title(), heading: heading ?? '' })
    },
    /** Expects the restaurant's name in the title of each of its pages. */
    expectOwn: () => {
      const pages = [...seen]
      expect(pages.length).toBeGreaterThan(0)
      expect(repeated(pages.map(([, { title }]) => title))).toEqual([])
      expect(repeated(pages.flatMap(([path, { heading }]) => (path.startsWith('/admin/provisions/') ? [] : heading)))).toEqual([])
    },
  }
}

for (const language of walkLanguages) {
  const { common, counterMenu, desk, tables } = menuText[language]
  for (const [who, open, visitAll] of [
    ['a merchant', openMerchant, visitMerchantPages],
    ['an administrator', openAdministrator, visitAdminPages],
    ['an anonymous user', openAnonymous, visitPublicPages],
  ] as const)
    test(`every page of ${who} fits a phone and a desktop screen, with any text, and has its own title (${language})`, async ({
      browser,
    }) => {
      const page = await open(browser, language, letters)
      const titles = createTitles(page)
      await visitAll(page, language, async (name) => {
        await expectFits(page, name, screens)
        if (open === openMerchant) await expectTargets(page, name)
        await titles.read()
      })
      titles.expectOwn()
      // A list may be refetching at this moment, so its request is awaited.
      await page.unrouteAll({ behavior: 'wait' })
      await page.context().close()
    })

  test(`on a phone the navigation opens with a button (${language})`, async ({ browser }) => {
    const page = await openMerchant(browser, language, 20)
    await page.setViewportSize(usualPhone)
    await page.goto('/merchant/tables')
    const button = page.getByRole('button', { name: desk.openPages })
    const drawer = page.getByRole('dialog', { name: desk.pages })
    await expect(button).toBeVisible()
    await expect(page.getByRole('navigation', { name: desk.pages })).toHaveCount(0)
    await expectTargets(page, 'tables on a phone')

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('link').first()).toBeFocused()
    await expect(drawer.getByRole('link', { name: tables.title })).toHaveAttribute('aria-current', 'page')
    // The inline start edge, after it has slid in.
    const edge = async () => {
      const { x = -1, width = 0 } = (await drawer.boundingBox()) ?? {}
      return language === 'ar' ? x + width : x
    }
    await expect.poll(edge).toBe(language === 'ar' ? usualPhone.width : 0)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await drawer.getByRole('button', { name: common.close }).click()
    await expect(drawer).toBeHidden()
    await button.click()
    await drawer.getByRole('link', { name: counterMenu.title }).click()
    await expect(page).toHaveURL(/\/merchant\/menu$/)
    await expect(drawer).toBeHidden()
    await button.click()
    await drawer.getByRole('link', { name: counterMenu.title }).click()
    await expect(drawer).toBeHidden()
    await button.click()
    await page.goBack()
    await expect(page).toHaveURL(/\/merchant\/tables$/)
    await expect(drawer).toBeHidden()

    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('navigation', { name: desk.pages })).toBeVisible()
    await expect(button).toHaveCount(0)
    await page.context().close()
  })
}
