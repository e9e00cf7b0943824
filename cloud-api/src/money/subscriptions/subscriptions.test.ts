import { newId } from '@sufra/shared/new-id'
import {
  cancelSubscription,
  changeSubscriptionPlan,
  createInvoiceLink,
  recordInvoicePayment,
} from '@sufra/shared/subscriptions/subscription.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { addPlan, addSubscribed, notified, pay, read } from './subscriptions.test-data.ts'

const platform = usePlatform()
/** This is 20 November 2026, in a month of 30 days. */
const today = '2026-11-20'

beforeEach(() => {
  platform.clock.now = new Date(`${today}T09:00:00Z`)
})

/** Adds a restaurant with the invoice of its first period, from today on. */
const addInvoiced = async (plan: Parameters<typeof addPlan>[1] = {}) => {
  const { id: planId } = await addPlan(platform.reviewer.call, plan)
  const { restaurantId, ...restaurant } = await addSubscribed(platform.api)
  await platform.api.runJob('issue-invoices')
  const [invoice] = (await read(platform.reviewer.call, restaurantId)).invoices
  return { ...restaurant, restaurantId, planId, number: invoice?.number ?? 0 }
}
const actions = async (restaurantId: string) =>
  (await platform.api.connection.db.select().from(auditLog).where(eq(auditLog.restaurantId, restaurantId)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )
const reviewer = () => platform.reviewer.call

describe('a recorded payment', () => {
  test('in parts settles the invoice with the last part, which notifies the restaurant once', async () => {
    const { restaurantId, number } = await addInvoiced()
    const half = await pay(reviewer(), restaurantId, number, 120.5, { paidOn: today })
    expect(half).toMatchObject({ state: 'due', invoices: [{ state: 'open', amount: 200, paid: 120.5 }] })
    const whole = await pay(reviewer(), restaurantId, number, 79.5, { paidOn: '2026-11-19', reference: 'TRX-2' })
    expect(whole).toMatchObject({ state: 'active', invoices: [{ state: 'paid', paid: 200 }] })
    expect(whole.invoices[0]?.payments).toMatchObject([
      { amount: 120.5, reference: 'TRX-1', by: 'Ada Admin', paidOn: today },
      { amount: 79.5, reference: 'TRX-2', paidOn: '2026-11-19' },
    ])
    expect(await notified(platform.api, restaurantId)).toEqual(['invoice_due', 'invoice_paid'])
    expect(await actions(restaurantId)).toEqual(['subscription_payment_recorded', 'subscription_payment_recorded'])
  })

  test('never exceeds the open amount, and no invoice is paid twice', async () => {
    const { restaurantId, number } = await addInvoiced()
    const amount = (qar: number) => pay(reviewer(), restaurantId, number, qar, { paidOn: today })
    expect(await refusalOf(amount(200.01))).toMatchObject({ status: 409, code: 'invoice.too_much' })
    await amount(200)
    expect(await refusalOf(amount(0.01))).toMatchObject({ status: 409, code: 'invoice.paid' })
  })

  test('by two administrators at the same time is recorded once', async () => {
    const { restaurantId, number } = await addInvoiced()
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => pay(reviewer(), restaurantId, number, 150, { paidOn: today })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read(reviewer(), restaurantId)).invoices).toMatchObject([{ paid: 150 }])
  })

  test('sent again with its key is recorded once', async () => {
    const { restaurantId, number } = await addInvoiced()
    const idempotencyKey = newId()
    const body = { amount: 50, method: 'cash', reference: '', paidOn: today } as const
    const send = () => reviewer()(recordInvoicePayment, { params: { restaurantId, number }, body }, { idempotencyKey })
    expect(await send()).toEqual(await send())
    expect((await read(reviewer(), restaurantId)).invoices).toMatchObject([{ paid: 50 }])
  })

  test('must be dated today or earlier', async () => {
    const { restaurantId, number } = await addInvoiced()
    const refused = await refusalOf(pay(reviewer(), restaurantId, number, 1, { paidOn: '2026-11-21' }))
    expect(refused).toMatchObject({ status: 400, code: 'invoice.paid_on' })
    await pay(reviewer(), restaurantId, number, 1, { paidOn: today })
  })

  test('needs an invoice of that restaurant', async () => {
    const [one, other] = [await addInvoiced(), await addInvoiced()]
    const refused = await refusalOf(pay(reviewer(), one.restaurantId, other.number, 1, { paidOn: today }))
    expect(refused).toMatchObject({ status: 404, code: 'invoice.not_found' })
  })
})

const changePlanOf = (restaurantId: string, planId: string, version: number) =>
  reviewer()(changeSubscriptionPlan, { params: { restaurantId }, body: { planId, version } })
const cancel = (restaurantId: string, version: number) => reviewer()(cancelSubscription, { params: { restaurantId }, body: { version } })

describe('another plan', () => {
  test('applies after the current period, and is recorded', async () => {
    const { restaurantId, number } = await addInvoiced()
    const other = await addPlan(reviewer(), { name: { en: 'Yearly', ar: 'سنوية' }, price: 2_000, period: 'year', isDefault: false })
    const { version } = await read(reviewer(), restaurantId)
    const { data } = await changePlanOf(restaurantId, other.id, version)
    expect(data).toMatchObject({ plan: { id: other.id }, state: 'due', nextInvoiceOn: '2026-12-13', invoices: [{ state: 'open' }] })
    expect(data.history[0]).toMatchObject({ kind: 'plan_changed', plan: { en: 'Yearly', ar: 'سنوية' }, by: 'Ada Admin' })
    expect(await actions(restaurantId)).toEqual(['subscription_plan_changed'])
    await pay(reviewer(), restaurantId, number, 200, { paidOn: today })
    platform.clock.now = new Date('2026-12-13T09:00:00Z')
    await platform.api.runJob('issue-invoices')
    const { invoices } = await read((await signInReviewer(platform.api)).call, restaurantId)
    expect(invoices[0]).toMatchObject({ amount: 2_000, periodStart: '2026-12-20', periodEnd: '2027-12-20' })
  })

  test('voids an unpaid invoice of a period that has not begun, and its period is invoiced again', async () => {
    const { restaurantId, number } = await addInvoiced({ trialDays: 7 })
    const other = await addPlan(reviewer(), { price: 90, isDefault: false })
    const { version } = await read(reviewer(), restaurantId)
    const { data } = await changePlanOf(restaurantId, other.id, version)
    expect(data).toMatchObject({ state: 'trial', invoices: [{ number, state: 'void' }] })
    await platform.api.runJob('issue-invoices')
    const { invoices } = await read(reviewer(), restaurantId)
    expect(invoices).toMatchObject([
      { state: 'open', amount: 90, periodStart: '2026-11-27' },
      { number, state: 'void', periodStart: '2026-11-27' },
    ])
    expect(await refusalOf(pay(reviewer(), restaurantId, number, 1, { paidOn: today }))).toMatchObject({ code: 'invoice.paid' })
  })

  test('is refused when it is not offered, unknown, or the subscription was changed in between', async () => {
    const { restaurantId } = await addInvoiced()
    const { version } = await read(reviewer(), restaurantId)
    const old = await addPlan(reviewer(), { isOffered: false, isDefault: false })
    const other = await addPlan(reviewer(), { isDefault: false })
    expect(await refusalOf(changePlanOf(restaurantId, old.id, version))).toMatchObject({ status: 409, code: 'plan.not_offered' })
    expect(await refusalOf(changePlanOf(restaurantId, newId(), version))).toMatchObject({ status: 404, code: 'plan.not_found' })
    expect(await refusalOf(changePlanOf(restaurantId, other.id, version - 1))).toMatchObject({ code: 'subscription.changed' })
    expect(await refusalOf(changePlanOf(newId(), other.id, 1))).toMatchObject({ status: 404, code: 'subscription.not_found' })
  })
})

describe('a cancelled subscription', () => {
  test('ends after the current period, has no more invoices, and starts again when it is put on a plan', async () => {
    const { restaurantId, number, planId } = await addInvoiced()
    await pay(reviewer(), restaurantId, number, 200, { paidOn: today })
    const { version } = await read(reviewer(), restaurantId)
    const { data } = await cancel(restaurantId, version)
    expect(data).toMatchObject({ state: 'active', cancelledOn: '2026-12-20', nextInvoiceOn: null })
    expect((await cancel(restaurantId, 1)).data.version).toBe(data.version)
    platform.clock.now = new Date('2027-02-01T09:00:00Z')
    await platform.api.runJob('issue-invoices')
    const { call } = await signInReviewer(platform.api)
    const ended = await read(call, restaurantId)
    expect(ended).toMatchObject({ state: 'cancelled', invoices: [{ number }] })
    await call(changeSubscriptionPlan, { params: { restaurantId }, body: { planId, version: ended.version } })
    await platform.api.runJob('issue-invoices')
    const restarted = await read(call, restaurantId)
    expect(restarted).toMatchObject({ state: 'due', cancelledOn: null, invoices: [{ periodStart: '2027-02-01' }, { number }] })
    expect(restarted.history.map(({ kind }) => kind).slice(0, 2)).toEqual(['invoice_issued', 'restarted'])
  })

  test('voids the invoice of a period that has not begun', async () => {
    const { restaurantId, number } = await addInvoiced({ trialDays: 7 })
    const { version } = await read(reviewer(), restaurantId)
    const { data } = await cancel(restaurantId, version)
    expect(data).toMatchObject({ state: 'trial', cancelledOn: '2026-11-27', invoices: [{ number, state: 'void' }] })
    expect(await actions(restaurantId)).toEqual(['subscription_cancelled'])
  })
})

test('keeps a partly paid invoice, and ends after the invoice’s period', async () => {
  const { restaurantId, number } = await addInvoiced({ trialDays: 7 })
  await pay(reviewer(), restaurantId, number, 50, { paidOn: today })
  const { version } = await read(reviewer(), restaurantId)
  const { data } = await cancel(restaurantId, version)
  expect(data).toMatchObject({ cancelledOn: '2026-12-27', invoices: [{ number, state: 'open', paid: 50 }] })
})

test('an invoice is a PDF by a link that is used once, and another restaurant’s invoice is not found', async () => {
  const [one, other] = [await addInvoiced(), await addInvoiced()]
  const linkOf = (restaurantId: string, number: number) => reviewer()(createInvoiceLink, { params: { restaurantId, number } })
  const { link } = (await linkOf(one.restaurantId, one.number)).data
  const get = () => platform.api.fetch(link, { headers: { authorization: `Bearer ${platform.reviewer.accessToken}` } })
  const answer = await get()
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(`sufra-invoice-${one.number}.pdf`)
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await get()).status).toBe(410)
  expect(await refusalOf(linkOf(one.restaurantId, other.number))).toMatchObject({ status: 404, code: 'invoice.not_found' })
})
