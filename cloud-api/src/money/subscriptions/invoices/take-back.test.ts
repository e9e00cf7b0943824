// Tests of taking back a payment that was recorded by mistake.
import { newId } from '@sufra/shared/new-id'
import { readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import { takeBackPayment } from '@sufra/shared/subscriptions/subscription.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'
import { subscriptionPayments } from '../subscriptions.table.ts'
import { addPlan, addSubscribed, messagesTo, notified, pay, read } from '../subscriptions.test-data.ts'

const platform = usePlatform()
const today = '2026-11-20'
const call = () => platform.reviewer.call
const db = () => platform.api.connection.db
const reason = 'It was paid by another restaurant'

const moveTo = async (day: string) => {
  platform.clock.now = new Date(`${day}T09:00:00Z`)
  platform.reviewer = await signInReviewer(platform.api)
}
beforeEach(() => moveTo(today))

/** A restaurant with an invoice of QAR 200 that is due in 7 days, and payments of it. */
const addPaid = async (...amounts: number[]) => {
  await addPlan(call(), { trialDays: 7 })
  const restaurant = await addSubscribed(platform.api)
  const { restaurantId } = restaurant
  await platform.api.runJob('issue-invoices')
  const number = (await read(call(), restaurantId)).invoices[0]?.number ?? 0
  for (const amount of amounts) await pay(call(), restaurantId, number, amount, { paidOn: today })
  const payments = (await read(call(), restaurantId)).invoices[0]?.payments.map(({ id }) => id) ?? []
  return { ...restaurant, number, payments, paymentId: payments[0] ?? '' }
}
type Paid = Awaited<ReturnType<typeof addPaid>>

const takeBack = async ({ restaurantId, paymentId }: Pick<Paid, 'restaurantId' | 'paymentId'>, idempotencyKey: string = newId()) =>
  (await call()(takeBackPayment, { params: { restaurantId, paymentId }, body: { reason } }, { idempotencyKey })).data
const lateJobs = () => platform.api.runJob('notify-late-invoices')

test('taking back a payment opens its invoice again, notifies the restaurant, and is recorded', async () => {
  const paid = await addPaid(200)
  const data = await takeBack(paid)
  expect(data).toMatchObject({ state: 'due', invoices: [{ state: 'open', paid: 0 }] })
  expect(data.invoices[0]?.payments).toMatchObject([{ amount: 200, by: 'Ada Admin', takenBack: { by: 'Ada Admin', reason } }])
  expect(data.history[0]).toMatchObject({ kind: 'payment_taken_back', invoice: paid.number, amount: 200, by: 'Ada Admin' })
  expect(await notified(platform.api, paid.restaurantId)).toEqual(['invoice_due', 'invoice_paid', 'invoice_due'])
  const entries = await db().select().from(auditLog).where(eq(auditLog.restaurantId, paid.restaurantId)).orderBy(auditLog.id)
  expect(entries.at(-1)).toMatchObject({
    action: 'subscription_payment_taken_back',
    details: { invoice: paid.number, amount: 20_000, reason, method: 'bank_transfer', reference: 'TRX-1', paidOn: today },
  })
})

test('the restaurant no longer sees a payment that was taken back, and the invoice can be paid again', async () => {
  const paid = await addPaid(200)
  await takeBack(paid)
  const owner = await platform.api.signedIn(paid.email)
  expect((await owner.call(readOwnSubscription, {})).data).toMatchObject({ state: 'due', invoices: [{ state: 'open', payments: [] }] })
  const again = await pay(call(), paid.restaurantId, paid.number, 200, { paidOn: today, reference: 'TRX-2' })
  expect(again).toMatchObject({ state: 'trial', invoices: [{ state: 'paid', paid: 200 }] })
  expect(again.history.filter(({ kind }) => kind === 'invoice_paid')).toHaveLength(2)
  expect((await owner.call(readOwnSubscription, {})).data?.invoices[0]?.payments).toMatchObject([{ reference: 'TRX-2' }])
})

test('taking back a part leaves the other parts, and an invoice that was not paid is not announced again', async () => {
  const paid = await addPaid(120.5, 30)
  const data = await takeBack(paid)
  expect(data).toMatchObject({ invoices: [{ state: 'open', paid: 30 }] })
  await moveTo('2026-11-28')
  await lateJobs()
  await takeBack({ ...paid, paymentId: paid.payments[1] ?? '' })
  await lateJobs()
  expect(await notified(platform.api, paid.restaurantId)).toEqual(['invoice_due', 'invoice_overdue'])
})

test('the restaurant is notified once more of an invoice that was overdue before it was paid', async () => {
  const { restaurantId, number } = await addPaid()
  await moveTo('2026-11-28')
  await lateJobs()
  await pay(call(), restaurantId, number, 200, { paidOn: '2026-11-28' })
  const paymentId = (await read(call(), restaurantId)).invoices[0]?.payments[0]?.id ?? ''
  expect(await takeBack({ restaurantId, paymentId })).toMatchObject({ state: 'overdue' })
  await lateJobs()
  await lateJobs()
  expect(await notified(platform.api, restaurantId)).toEqual(['invoice_due', 'invoice_overdue', 'invoice_paid', 'invoice_overdue'])
})

test('a restaurant that the payment restored is deactivated again, and restored by a real payment', async () => {
  const { restaurantId, number } = await addPaid()
  await moveTo('2026-12-20')
  await lateJobs()
  const restored = await pay(call(), restaurantId, number, 200, { paidOn: '2026-12-20' })
  expect(restored).toMatchObject({ status: 'accepted' })
  const paymentId = restored.invoices.find((invoice) => invoice.number === number)?.payments[0]?.id ?? ''
  expect(await takeBack({ restaurantId, paymentId })).toMatchObject({ state: 'lapsed', status: 'accepted' })
  await lateJobs()
  await lateJobs()
  expect(await read(call(), restaurantId)).toMatchObject({ state: 'lapsed', status: 'deactivated' })
  const sent = await messagesTo(platform.api, restaurantId)
  expect(sent.filter((message) => message.startsWith('mail: Test Kitchen has been deactivated'))).toHaveLength(2)
  expect(await pay(call(), restaurantId, number, 200, { paidOn: '2026-12-20' })).toMatchObject({ status: 'accepted' })
})

test('a payment is taken back once, even by concurrent or repeated requests', async () => {
  const paid = await addPaid(150)
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => takeBack(paid)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await read(call(), paid.restaurantId)).toMatchObject({ invoices: [{ paid: 0 }] })
  expect(await refusalOf(takeBack(paid))).toMatchObject({ status: 409, code: 'invoice.taken_back' })
  const other = await addPaid(150)
  const key = newId()
  expect(await takeBack(other, key)).toEqual(await takeBack(other, key))
})

test('taking back a payment by card, of another restaurant or with an unknown id is refused', async () => {
  const [one, other] = [await addPaid(50), await addPaid(60)]
  const missing = { status: 404, code: 'invoice.payment_not_found' }
  expect(await refusalOf(takeBack({ ...one, paymentId: other.paymentId }))).toMatchObject(missing)
  expect(await refusalOf(takeBack({ ...one, paymentId: newId() }))).toMatchObject(missing)
  await db().update(subscriptionPayments).set({ method: 'card' }).where(eq(subscriptionPayments.id, one.paymentId))
  expect(await refusalOf(takeBack(one))).toMatchObject({ status: 409, code: 'invoice.paid_by_card' })
  expect(await read(call(), one.restaurantId)).toMatchObject({ invoices: [{ paid: 50 }] })
})

test('taking back a payment requires a reason, and the role of an owner or finance', async () => {
  const { restaurantId, paymentId } = await addPaid(50)
  const params = { restaurantId, paymentId }
  const send = (text: string, by = call()) => by(takeBackPayment, { params, body: { reason: text } }, { idempotencyKey: newId() })
  expect(await refusalOf(send(' no '))).toMatchObject({ status: 400, code: 'invoice.reason_length' })
  const signedInAs = async (role: 'finance' | 'support') => (await platform.api.signedIn((await addAdmin(db(), role)).email, 'admin')).call
  expect(await refusalOf(send(reason, await signedInAs('support')))).toMatchObject({ status: 403, code: 'session.forbidden' })
  await send(reason, await signedInAs('finance'))
})
