import { expect, test } from 'playwright/test'
import { fillCart, payCash, takePhone, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

const refundOf = (number: number, change: object) => ({
  refundId: `0193a2f0-0000-7000-8000-00000000020${number}`,
  amount: 4.5,
  lines: [],
  reason: 'quality',
  way: 'gateway',
  state: 'succeeded',
  requestedAt: '2026-11-20T12:40:00.000Z',
  ...change,
})

for (const language of ['en', 'ar'] as const)
  test(`refunds as the diner sees them (${language})`, async ({ browser }) => {
    const labels = words[language]
    const phone = await takePhone(browser, labels)
    await fillCart(phone, labels)
    await payCash(phone, labels, 'Maryam')
    await phone.route(/\/api\/orders\/[\w-]+$/, async (route) => {
      const { data, ...reply } = (await (await route.fetch()).json()) as { data: { payment: object } } // our own server's reply
      await route.fulfill({ json: { ...reply, data: { ...data, payment: { ...data.payment, paid: 14, refunded: 14 } } } })
    })
    await phone.route(/\/api\/orders\/[\w-]+\/refunds$/, (route) =>
      route.fulfill({
        json: {
          success: true,
          data: [
            refundOf(1, { lines: [{ line: 0, quantity: 1 }] }),
            refundOf(2, { reason: 'cancelled', state: 'requested' }),
            refundOf(3, { reason: 'goodwill', way: 'cash', amount: 5 }),
          ],
        },
      }),
    )
    await phone.reload()
    await expect(phone.getByRole('region').getByRole('listitem').first()).toBeVisible()
    await phone.getByText(/4\.50/).first().scrollIntoViewIfNeeded()
    await phoneCamera(phone, language)('diner-refunds')
    await phone.mouse.move(180, 400)
    await phone.mouse.wheel(0, 2_000)
    await phoneCamera(phone, language)('diner-refunds-paid')
    await phone.context().close()
  })
