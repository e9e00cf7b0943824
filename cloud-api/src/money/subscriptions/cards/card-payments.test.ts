import type { GatewayEvent } from '../../payments/gateway/payment-gateway.ts'
import { payInvoiceByCard, readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createScriptedGateway, signatureHeader } from '../../../../testing/payments/scripted-gateway.ts'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addMember } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { addPlan, addSubscribed, pay, read } from '../subscriptions.test-data.ts'

const scripted = createScriptedGateway()
const platform = usePlatform({ paymentGateway: scripted.gateway })
const day = 86_400_000
const challengeUrl = 'https://bank.test/challenge'

beforeEach(() => {
  scripted.decide(scripted.challenge(challengeUrl))
  scripted.settleAs(undefined)
  scripted.settled.length = 0
  scripted.authorised.length = 0
})

/** Adds a restaurant with an open invoice of QAR 200. */
const addInvoiced = async () => {
  await addPlan(platform.reviewer.call)
  const restaurant = await addSubscribed(platform.api)
  await platform.api.runJob('issue-invoices')
  const [invoice] = (await read(platform.reviewer.call, restaurant.restaurantId)).invoices
  return { ...restaurant, number: invoice?.number ?? 0 }
}
type Invoiced = Awaited<ReturnType<typeof addInvoiced>>

const owner = async ({ email }: Invoiced) => (await platform.api.signedIn(email)).call
const payByCard = async (restaurant: Invoiced) =>
  (await (await owner(restaurant))(payInvoiceByCard, { params: { number: restaurant.number } })).data
const own = async (restaurant: Invoiced) => (await (await owner(restaurant))(readOwnSubscription, {})).data
const kinds = () => scripted.settled.map(({ kind }) => kind)
const request = () => {
  const last = scripted.authorised.at(-1)
  if (!last) throw new Error('nothing was authorised')
  return last
}
const webhook = async (event: GatewayEvent): Promise<number> =>
  (
    await platform.api.fetch('/api/payments/webhooks/sandbox', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: 'good' },
      body: JSON.stringify(event),
    })
  ).status
const run = async (seconds = 60) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1_000)
  await platform.api.runJob('settle-invoice-payments')
}
const statusOf = async ({ restaurantId }: Invoiced) => {
  const [row] = await platform.api.connection.db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  return row?.status
}
const historyOf = async ({ restaurantId }: Invoiced) => (await read(platform.reviewer.call, restaurantId)).history.map(({ kind }) => kind)

test('a confirmed payment pays the invoice once, however often its webhook comes', async () => {
  const restaurant = await addInvoiced()
  expect(await payByCard(restaurant)).toEqual({ outcome: 'awaiting', challengeUrl, error: null })
  expect(request()).toMatchObject({ amount: 20_000, source: { kind: 'debit' } })
  expect(request().returnUrl).toMatch(/\/merchant\/settings\/payments-subscriptions\?resume=1$/)
  const event = scripted.eventOf(request())
  expect(await Promise.all([webhook(event), webhook(event), webhook(event)])).toEqual([204, 204, 204])
  await run()
  expect(await webhook(event)).toBe(204)
  await run(600)
  expect(kinds()).toEqual(['capture'])
  expect(await own(restaurant)).toMatchObject({
    state: 'active',
    invoices: [{ state: 'paid', paid: 200, payments: [{ amount: 200, method: 'card' }], cardPayment: { outcome: 'paid' } }],
  })
  expect((await historyOf(restaurant)).filter((kind) => kind === 'invoice_paid')).toHaveLength(1)
})

test('the audit log has a payment once, with the member who made it', async () => {
  const restaurant = await addInvoiced()
  const { restaurantId, number } = restaurant
  const manager = await addMember(platform.api.connection.db, restaurantId, 'manager')
  const { call } = await platform.api.signedIn(manager.email)
  await call(payInvoiceByCard, { params: { number } })
  const entries = () =>
    platform.api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, restaurantId)).orderBy(auditLog.id)
  expect(await entries()).toEqual([])
  const event = scripted.eventOf(request())
  await Promise.all([webhook(event), webhook(event)])
  await run()
  expect(await entries()).toMatchObject([
    { action: 'invoice_paid_by_card', memberId: manager.userId, adminId: null, details: { invoice: number, amount: 20_000 } },
  ])
})

test('an invoice has one payment at a time: a second member continues the first one', async () => {
  const restaurant = await addInvoiced()
  const manager = await platform.api.signedIn((await addMember(platform.api.connection.db, restaurant.restaurantId, 'manager')).email)
  const answers = await Promise.all([
    payByCard(restaurant),
    payByCard(restaurant),
    manager.call(payInvoiceByCard, { params: { number: restaurant.number } }),
  ])
  expect(answers).toHaveLength(3)
  expect(scripted.authorised).toHaveLength(1)
  expect(await payByCard(restaurant)).toMatchObject({ outcome: 'awaiting', challengeUrl })
})

test('an invoice that is paid by hand before the card is confirmed is not charged twice: the card payment is voided and recorded', async () => {
  const restaurant = await addInvoiced()
  await payByCard(restaurant)
  await pay(platform.reviewer.call, restaurant.restaurantId, restaurant.number, 200, { paidOn: '2026-11-20' })
  await webhook(scripted.eventOf(request()))
  await run()
  expect(kinds()).toEqual(['void'])
  expect(await own(restaurant)).toMatchObject({
    invoices: [{ paid: 200, payments: [{ method: 'bank_transfer' }], cardPayment: { outcome: 'returned' } }],
  })
  expect(await historyOf(restaurant)).toContain('card_payment_returned')
})

test('an invoice that is paid by hand between the confirmation and the capture gets the captured amount refunded', async () => {
  const restaurant = await addInvoiced()
  await payByCard(restaurant)
  await webhook(scripted.eventOf(request()))
  await pay(platform.reviewer.call, restaurant.restaurantId, restaurant.number, 200, { paidOn: '2026-11-20' })
  await run()
  await run()
  expect(kinds()).toEqual(['capture', 'refund'])
  expect(await own(restaurant)).toMatchObject({ invoices: [{ paid: 200, cardPayment: { outcome: 'returned' } }] })
})

test('a part that is paid by hand leaves the rest, which the card pays', async () => {
  const restaurant = await addInvoiced()
  await pay(platform.reviewer.call, restaurant.restaurantId, restaurant.number, 50, { paidOn: '2026-11-20' })
  await payByCard(restaurant)
  expect(request().amount).toBe(15_000)
  await webhook(scripted.eventOf(request()))
  await run()
  expect(await own(restaurant)).toMatchObject({ invoices: [{ state: 'paid', paid: 200 }] })
})

test('a declined payment has its reason and can be tried again', async () => {
  const restaurant = await addInvoiced()
  scripted.decide(scripted.decline('insufficient_funds'))
  expect(await payByCard(restaurant)).toEqual({ outcome: 'declined', challengeUrl: null, error: 'insufficient_funds' })
  scripted.decide(scripted.challenge(challengeUrl))
  expect(await payByCard(restaurant)).toMatchObject({ outcome: 'awaiting' })
  expect(scripted.authorised).toHaveLength(2)
})

test('a capture that is declined leaves the invoice open', async () => {
  const restaurant = await addInvoiced()
  scripted.settleAs(({ kind, attemptId }) =>
    kind === 'capture' ? { state: 'declined', reason: 'other' } : { state: 'succeeded', reference: attemptId },
  )
  await payByCard(restaurant)
  await webhook(scripted.eventOf(request()))
  await run()
  await run()
  expect(kinds()).toEqual(['capture', 'void'])
  expect(await own(restaurant)).toMatchObject({ invoices: [{ state: 'open', paid: 0, cardPayment: { outcome: 'declined' } }] })
})

test('a restaurant that was deactivated by its lapse pays by card and is restored', async () => {
  const restaurant = await addInvoiced()
  platform.clock.now = new Date(platform.clock.now.getTime() + 30 * day)
  await platform.api.runJob('notify-late-invoices')
  expect(await statusOf(restaurant)).toBe('deactivated')
  expect(await payByCard(restaurant)).toMatchObject({ outcome: 'awaiting' })
  await webhook(scripted.eventOf(request()))
  await run()
  expect(await statusOf(restaurant)).toBe('accepted')
  expect(await own(restaurant)).toMatchObject({ state: 'active' })
})

test('staff cannot pay, and another restaurant’s invoice or a paid one is refused', async () => {
  const [restaurant, other] = [await addInvoiced(), await addInvoiced()]
  const staff = await platform.api.signedIn((await addMember(platform.api.connection.db, restaurant.restaurantId, 'staff')).email)
  const params = { number: restaurant.number }
  expect(await refusalOf(staff.call(payInvoiceByCard, { params }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  expect(await refusalOf((await owner(other))(payInvoiceByCard, { params }))).toMatchObject({ status: 404, code: 'invoice.not_found' })
  await pay(platform.reviewer.call, restaurant.restaurantId, restaurant.number, 200, { paidOn: '2026-11-20' })
  expect(await refusalOf(payByCard(restaurant))).toMatchObject({ status: 409, code: 'invoice.paid' })
  expect(scripted.authorised).toHaveLength(0)
})
