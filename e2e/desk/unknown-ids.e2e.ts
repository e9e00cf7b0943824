// Addresses with ids that do not exist: mistyped ids, and ids of deleted entities.
import { adminPaths, merchantPaths } from '@sufra/shared/pages/page-paths'
import { expect, type Browser, type Page } from 'playwright/test'
import { test } from '../own-restaurant.ts'
import { showPath } from '../people.ts'
import { sessionOf } from '../applicant.ts'
import type { Restaurant } from '../new-restaurant.ts'
import { createVisitor } from './every-page.ts'

const ids = ['xyz', '0193a2f0-0000-7000-8000-00000000ffff']
const withIds = (paths: readonly string[]) =>
  paths.filter((path) => path.includes('/:')).flatMap((path) => ids.map((id) => path.replace(/:\w+/g, id)))

/** Names of fields and of types, which users do not understand. */
const raw = /UUID|Invalid|undefined|[a-z]Id\b|\{\{/

const expectWayBack = async (page: Page, address: string) => {
  const main = page.getByRole('main')
  expect(await main.innerText(), address).not.toMatch(raw)
  await expect(main.getByRole('heading', { level: 2 }).last(), address).toBeVisible()
  await expect(main.getByRole('link').last(), address).toHaveAttribute('href', /^\/(merchant|admin)\//)
}

const walk = async (browser: Browser, area: 'merchant' | 'admin', storageState: Restaurant['session']) => {
  const context = await browser.newContext({ locale: 'en-GB', storageState })
  const page = await context.newPage()
  const { open } = createVisitor(page, 'en', `/${area}/nothing`)
  for (const address of withIds(area === 'merchant' ? merchantPaths : adminPaths)) {
    await open(address)
    await expectWayBack(page, address)
  }
  return page
}

test('a page of administrators with an unknown id says so, and has a way back', async ({ browser }) => {
  const page = await walk(browser, 'admin', await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin'))
  await page.context().close()
})

test('a page of a restaurant with an unknown id says so, and has a way back', async ({ browser, restaurant }) => {
  const page = await walk(browser, 'merchant', restaurant.session)
  for (const id of ids) {
    await showPath(page, `/merchant/order-history?order=${id}`)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveCount(2)
    expect(await drawer.innerText()).not.toMatch(raw)
    await drawer.getByRole('button').first().click()
    await expect(drawer).toBeHidden()
  }
  await page.context().close()
})
