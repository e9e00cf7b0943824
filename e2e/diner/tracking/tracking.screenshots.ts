// The order page in every status, with a call counting down, several orders, cancelled, offline; the page after an order; a followed order.
import { expect, test, type Page } from 'playwright/test'
import { follow as arabic } from '@sufra/shared/following/texts.ar'
import { follow as english } from '@sufra/shared/following/texts.en'
import { closeSheet, fillCart, payCash, takePhone, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

/** Texts of the button that opens the cancellation question. */
const tracking = { en: 'Cancel this order', ar: 'إلغاء هذا الطلب' }
const linkOver = { en: english.over, ar: arabic.over }
const minute = 60_000
const iso = (from: number) => new Date(Date.now() + from).toISOString()
const accepted = { acknowledgedAt: iso(-2 * minute), acceptedAt: iso(-minute) }

/** Fields that the server has not sent for a new order yet, even when the order is missed later. */
const received = {
  status: 'Received',
  acknowledgedAt: null,
  acceptedAt: null,
  promisedAt: null,
  unreachableAt: null,
  cancelReason: null,
  closedAt: null,
}

/** Fields of the server's reply for each state of the order. */
const states = {
  sent: {},
  acknowledged: { acknowledgedAt: iso(-minute) },
  unreachable: { unreachableAt: iso(0) },
  preparing: { ...accepted, status: 'Preparing', promisedAt: iso(11.5 * minute) },
  late: { ...accepted, status: 'Preparing', promisedAt: iso(-minute) },
  called: { ...accepted, status: 'Preparing', promisedAt: iso(4.5 * minute), waiterCalledAt: iso(60 * minute) },
  coming: {
    ...accepted,
    status: 'Preparing',
    promisedAt: iso(4.5 * minute),
    waiterCalledAt: iso(-9 * minute),
    waiterComingAt: iso(-8 * minute),
  },
  ready: { ...accepted, status: 'Out for Delivery' },
  cancelled: { status: 'Cancelled', cancelReason: 'by_diner', closedAt: iso(0) },
} as const

const orderCall = /\/api\/orders\/[\w-]{22}$/

const answer = async (phone: Page, change: object) => {
  await phone.unroute(orderCall)
  await phone.route(orderCall, async (route) => {
    const { data, ...reply } = (await (await route.fetch()).json()) as { data: object } // our own server's reply
    await route.fulfill({ json: { ...reply, data: { ...data, version: 99, ...received, ...change } } })
  })
  await phone.reload()
}

for (const language of ['en', 'ar'] as const)
  test(`following an order (${language})`, async ({ browser }) => {
    const labels = words[language]
    const phone = await takePhone(browser, labels)
    const take = phoneCamera(phone, language)
    const picture = (name: string) => take(`diner-follow-${name}`)
    await fillCart(phone, labels)
    await payCash(phone, labels, 'Maryam')
    for (const [name, change] of Object.entries(states)) {
      await answer(phone, change)
      await expect(phone.getByText(/^#\d+$/)).toBeVisible()
      await picture(name)
    }
    await answer(phone, states.preparing)
    await phone.locator('summary').click()
    await phone.locator('summary').scrollIntoViewIfNeeded()
    await picture('items')
    await phone.context().setOffline(true)
    await phone
      .getByRole('button')
      .filter({ has: phone.locator('.lucide-concierge-bell') })
      .click()
    await picture('offline')
    await phone.context().setOffline(false)
    await answer(phone, states.sent)
    await phone.getByRole('button', { name: tracking[language] }).click()
    await expect(phone.getByRole('dialog')).toBeVisible()
    await picture('cancel')
    await closeSheet(phone)
    await phone.unroute(orderCall)
    await fillCart(phone, labels)
    await payCash(phone, labels, 'Maryam')
    await picture('several')
    await phone.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
      stored.state.deliveredOrderId = stored.state.orderId
      localStorage.setItem('sufra-diner', JSON.stringify(stored))
    })
    await phone.goto('/successbacktohome')
    await expect(phone.getByText(/^#\d+$/)).toBeVisible()
    await picture('thanks')
    await phone.goto('/follow/AAAAAAAAAAAAAAAA')
    await expect(phone.getByRole('heading', { name: linkOver[language] })).toBeVisible()
    await picture('link-over')
    await phone.context().close()
  })
