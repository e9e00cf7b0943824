// The pages of a restaurant as an administrator views them, with the banner above.
import { expect } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`viewing a restaurant (${language}, ${viewport.width})`, async ({ browser, restaurant }) => {
      test.setTimeout(240_000)
      const { dashboard, restaurantPage } = menuText[language]
      const { view } = restaurantPage
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      await page.goto(`/admin/provisions/${restaurant.id}`)
      await page.getByRole('button', { name: view.start }).click()
      const banner = page.getByRole('region', { name: view.label })
      await expect(banner).toBeVisible()
      for (const path of ['', '/orders', '/menu', '/settings/about', '/settings/payments-subscriptions']) {
        await page.evaluate((to) => {
          history.pushState(null, '', to)
          dispatchEvent(new PopStateEvent('popstate'))
        }, `/merchant${path}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expect(banner).toBeVisible()
        if (!path) await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible()
        await shot(`desk-view-as${path.replaceAll('/', '-') || '-dashboard'}${name}`)
      }
      await page.context().close()
    })
