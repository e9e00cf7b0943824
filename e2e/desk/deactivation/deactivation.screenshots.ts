// Deactivating a restaurant: both steps and restoring, and the pages of the restaurant. The administrator's replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { deactivateRestaurant, restoreRestaurant } from '@sufra/shared/deactivation/deactivation.routes'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { callsOf, password, sessionOf } from '../../applicant.ts'
import { takeRestaurant } from '../../new-restaurant.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const id = '01890000-0000-7000-8000-000000000010'
const name = { en: 'Bayt Noora', ar: 'بيت نورة' }
const counts = { all: 1, pending: 0, accepted: 1, rejected: 0, deactivated: 0 }
const row = (status: 'accepted' | 'deactivated') => ({
  id,
  name,
  branchName: 'Al Sadd',
  ownerName: 'Noora Al Kuwari',
  email: 'noora@example.com',
  contactNumber: '97455512345',
  commercialRegistrationNumber: '55120/7',
  status,
  submittedAt: '2026-11-20T12:00:00.000Z',
})
const effect = { openOrders: 12, awaitingPayment: 2, membersSignedIn: 3, devices: 4 }
const note = 'Invoice 2026-0118 has been due since 1 November. Please call us: +974 4000 0000.'
const deactivation = { since: '2026-11-20T12:00:00.000Z', reason: 'subscription_unpaid', note }

const mock = async (page: Page, status: 'accepted' | 'deactivated') => {
  const data = { name, status, deactivation: status === 'deactivated' ? deactivation : null, effect }
  await page.route(/\/api\/admin\/restaurants\?/, (route) =>
    route.fulfill({ json: { success: true, data: [row(status)], previous: null, next: null } }),
  )
  await page.route(/\/api\/admin\/restaurants\/counts$/, (route) => route.fulfill({ json: { success: true, data: counts } }))
  await page.route('**/deactivation', (route) => route.fulfill({ json: { success: true, data } }))
}

for (const language of ['en', 'ar'] as const)
  for (const { name: size, viewport } of deskSizes) {
    const { deactivation: texts } = menuText[language]
    const { locale } = words[language]

    test(`deactivating (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-deactivation-${screen}${size}`)
      const open = async (status: 'accepted' | 'deactivated', action: string) => {
        await mock(page, status)
        await page.goto('/admin/provisions')
        await page.getByRole('row').nth(1).getByRole('button').click()
        if (status === 'accepted') await picture('menu')
        await page.getByRole('menuitem', { name: action }).click()
      }
      const dialog = page.getByRole('dialog')
      await open('accepted', texts.deactivate)
      await expect(dialog.getByText(texts.effect.guests)).toBeVisible()
      await picture('effect')
      await dialog.getByRole('button', { name: texts.next }).click()
      await dialog.getByRole('radio', { name: texts.reason.other }).check()
      await dialog.getByRole('textbox').last().fill(name[language])
      await dialog.getByRole('button', { name: texts.deactivate }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await picture('reason')
      await page.unroute('**/deactivation')
      await page.unroute(/\/api\/admin\/restaurants\?/)
      await open('deactivated', texts.restore)
      await expect(dialog.getByText(note)).toBeVisible()
      await picture('restore')
      await page.unroute('**/deactivation')
      await page.route('**/deactivation', (route) => route.fulfill({ status: 500, json: { success: false } }))
      await page.goto('/admin/provisions')
      await page.getByRole('row').nth(1).getByRole('button').click()
      await page.getByRole('menuitem').click()
      await expect(dialog.getByRole('button', { name: menuText[language].common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      await page.context().close()
    })

    test(`a deactivated restaurant (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const restaurant = await takeRestaurant()
      const diner = await createDiner(url, restaurant.tableLink)
      await diner.order('Maryam')
      await diner.order('Hamad')
      const { accessToken } = await callsOf(url)(loginAdmin, { body: { email: 'admin@sufra.test', password } })
      const admin = callsOf(url, `Bearer ${accessToken}`)
      const params = { restaurantId: restaurant.id }
      await admin(deactivateRestaurant, { params, body: { reason: 'subscription_unpaid', note } })
      const page = await (await browser.newContext({ storageState: restaurant.session, viewport, locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-deactivated-${screen}${size}`)
      await page.goto('/merchant/orders')
      await expect(page.getByRole('article').nth(1)).toBeVisible()
      await picture('board')
      await page.goto('/merchant')
      await expect(page.getByText(note)).toBeVisible()
      await picture('why')
      await page.goto('/merchant/cash')
      await expect(page.getByText(texts.notice)).toBeVisible()
      await picture('cash')
      await page.goto('/merchant/help-and-support')
      await expect(page.getByRole('searchbox')).toBeVisible()
      await picture('help')
      await admin(restoreRestaurant, { params })
      await page.context().close()
    })
  }
