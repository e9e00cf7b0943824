// Addresses with ids and tokens that do not exist: mistyped ids, and ids of deleted entities.
import * as texts from '@sufra/shared/i18n/en/for-diner'
import { dinerPaths } from '@sufra/shared/pages/page-paths'
import { expect } from 'playwright/test'
import { openMenu, takePhone, words } from '../people.ts'
import { test } from '../own-restaurant.ts'

const unknown = '0193a2f0-0000-7000-8000-00000000ffff'
const ids = ['xyz', unknown, 'A'.repeat(16), 'A'.repeat(22)]
const addresses = [
  ...dinerPaths.filter((path) => path.includes('/:')).flatMap((path) => ids.map((id) => path.replace(/:\w+/g, id))),
  ...ids.map((id) => `/qr-link?r=${id}&t=${id}`),
]

/** Names of fields and of types, which users do not understand. */
const raw = /UUID|Invalid|undefined|[a-z]Id\b|\{\{/

test('a page of the phone with an unknown id says so, and has a way back', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  for (const address of addresses) {
    await phone.goto(address)
    await expect(phone.getByRole('main').getByRole('heading', { level: 2 }), address).toBeVisible()
    expect(await phone.getByRole('main').innerText(), address).not.toMatch(raw)
    await expect(phone.getByRole('main').getByRole('link').last(), address).toHaveAttribute('href', /^\//)
  }
  await phone.context().close()
})

test('an unknown category of a known restaurant says so above the menu', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await openMenu(phone)
  for (const id of ['xyz', unknown]) {
    await phone.goto(`/menu-detail/${id}`)
    await expect(phone.getByText(texts.menu.noCategory)).toBeVisible()
  }
  await phone.context().close()
})
