import { moveOrder } from '@sufra/shared/orders/order.routes'
import type { Call } from '@sufra/shared/contract/client'
import type { PaymentState } from '@sufra/shared/payments/payment-state'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { receiptPath } from '@sufra/shared/receipts/receipt-path'
import { issueReceipt, readReceipt, requestReceipt, sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { dirhams } from '@sufra/shared/money'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newNetwork, refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { outgoingMessages } from '../messages/outgoing-messages.table.ts'
import { orders, payments } from '../orders/orders.table.ts'
import { paymentAttempts } from '../payments/attempts/payment-attempts.table.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { receipts } from './receipts.table.ts'

let api: TestApi
let restaurant: TestRestaurant
let counter: Call
let now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  api = await startTestApi({ now: () => now, publicUrl: 'https://sufra.example' })
})
afterAll(() => api.close())
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
})

const place = async () => (await api.elsewhere()(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: uuidv7() })).orderId
const accept = (orderId: string) => counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
const cancel = (orderId: string) => counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'too_busy' } })
const accepted = async () => {
  const orderId = await place()
  await accept(orderId)
  return orderId
}
const issue = async (orderId: string, print = false, key?: string) =>
  (await counter(issueReceipt, { params: { orderId }, body: { print } }, { idempotencyKey: key })).data
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''
const issuedToken = async () => tokenOf((await issue(await accepted())).link)
const setPayment = async (orderId: string, paymentState: PaymentState) => {
  await api.connection.db.update(orders).set({ paymentMethod: 'Card', paymentState }).where(eq(orders.id, orderId))
  await api.connection.db.update(payments).set({ method: 'Card' }).where(eq(payments.orderId, orderId))
}

test('the receipt of an accepted cash order has its lines, its payment and the restaurant', async () => {
  const orderId = await accepted()
  await api.connection.db.update(restaurants).set({ taxIdentificationNumber: 'TIN-1' }).where(eq(restaurants.id, restaurant.restaurantId))
  now = new Date('2026-11-20T18:10:00Z')
  const { receipt, link, isCopy } = await issue(orderId)
  expect(isCopy).toBe(false)
  expect(link).toMatch(/^\/receipt\/[A-Za-z0-9_-]{22}$/)
  expect(link).not.toContain(orderId)
  expect(receipt).toEqual({
    receiptNumber: 1,
    issuedAt: '2026-11-20T18:10:00.000Z',
    restaurant: {
      name: { en: 'Test Kitchen', ar: 'مطبخ' },
      branchName: 'West Bay',
      address: 'Doha',
      phone: '+97444000000',
      taxNumber: 'TIN-1',
      timeZone: 'Asia/Qatar',
    },
    order: { orderNumber: 1, orderType: 'Dine-in', tableNumber: 1, placedAt: '2026-11-20T18:00:00.000Z', isCancelled: false },
    lines: [
      {
        quantity: 1,
        name: { en: 'Chicken Shawarma', ar: 'Chicken Shawarma' },
        options: [
          { quantity: 1, name: { en: 'Saj', ar: 'Saj' } },
          { quantity: 1, name: { en: 'Garlic sauce', ar: 'Garlic sauce' } },
        ],
        total: 15.5,
      },
    ],
    total: 15.5,
    included: [],
    paymentMethod: 'Cash',
    paid: 15.5,
    refunded: 0,
  })
  expect((await api.call(readReceipt, { params: { token: tokenOf(link) } })).data).toEqual(receipt)
})

describe('an order that is not paid has no receipt', () => {
  test('paid in cash and not accepted yet, for the counter and for the diner', async () => {
    const orderId = await place()
    const notPaid = { status: 409, code: 'receipt.not_paid' }
    expect(await refusalOf(issue(orderId))).toMatchObject(notPaid)
    expect(await refusalOf(api.call(requestReceipt, { params: { orderId } }))).toMatchObject(notPaid)
    await accept(orderId)
    expect((await issue(orderId)).receipt.receiptNumber).toBe(1)
  })

  test.each(['authorised', 'voided', 'failed'] as const)('by card in the state %s, cancelled', async (state) => {
    const orderId = await place()
    await setPayment(orderId, 'authorised')
    await cancel(orderId)
    await setPayment(orderId, state)
    expect(await refusalOf(api.call(requestReceipt, { params: { orderId } }))).toMatchObject({ code: 'receipt.not_paid' })
  })

  test('an authorised order has one once it is accepted', async () => {
    const orderId = await place()
    await setPayment(orderId, 'authorised')
    expect(await refusalOf(issue(orderId))).toMatchObject({ code: 'receipt.not_paid' })
    await accept(orderId)
    expect((await issue(orderId)).receipt).toMatchObject({ paymentMethod: 'Card', paid: 15.5 })
  })
})

test('refunds stand on the receipt, and only those that succeeded', async () => {
  const orderId = await place()
  await setPayment(orderId, 'partly_refunded')
  const attempt = (state: 'succeeded' | 'declined' | 'unknown', kind: 'refund' | 'capture', amount: number) => ({
    restaurantId: restaurant.restaurantId,
    orderId,
    id: uuidv7(),
    kind,
    state,
    amount: dirhams(amount),
    requestedAt: now,
  })
  await api.connection.db
    .insert(paymentAttempts)
    .values([
      attempt('succeeded', 'capture', 1_550),
      attempt('succeeded', 'refund', 250),
      attempt('succeeded', 'refund', 100),
      attempt('declined', 'refund', 70),
      attempt('unknown', 'refund', 60),
    ])
  expect((await issue(orderId)).receipt).toMatchObject({ total: 15.5, refunded: 3.5, paid: 12 })
})

test('a receipt that was issued stays when its order is cancelled, and shows it', async () => {
  const orderId = await accepted()
  const { link } = await issue(orderId)
  await cancel(orderId)
  const { data } = await api.call(readReceipt, { params: { token: tokenOf(link) } })
  expect(data).toMatchObject({ order: { isCancelled: true }, total: 15.5, paid: 0, refunded: 0 })
  expect((await issue(orderId)).link).toBe(link)
  expect((await api.call(requestReceipt, { params: { orderId } })).data.link).toBe(link)
})

test('tax and service charge are on the receipt where the restaurant has enabled them', async () => {
  const orderId = await accepted()
  await api.connection.db
    .update(restaurants)
    .set({ taxBasisPoints: 500, serviceChargeBasisPoints: 1_000 })
    .where(eq(restaurants.id, restaurant.restaurantId))
  expect((await issue(orderId)).receipt.included).toEqual([
    { kind: 'service_charge', basisPoints: 1_000, amount: 1.34 },
    { kind: 'tax', basisPoints: 500, amount: 0.74 },
  ])
})

describe('numbers', () => {
  test('concurrent requests for many orders take numbers without gaps, one for each order', async () => {
    const paid = await Promise.all(Array.from({ length: 8 }, accepted))
    const requests = paid.flatMap((orderId) => [
      issue(orderId).then(({ link }) => ({ orderId, link })),
      issue(orderId, true).then(({ link }) => ({ orderId, link })),
      api
        .elsewhere()(requestReceipt, { params: { orderId } })
        .then(({ data }) => ({ orderId, link: data.link })),
    ])
    const links = await Promise.all(requests)
    expect(new Set(links.map(({ orderId, link }) => `${orderId} ${link}`)).size).toBe(8)
    const rows = await api.connection.db.select().from(receipts).where(eq(receipts.restaurantId, restaurant.restaurantId))
    expect(rows.map(({ receiptNumber }) => receiptNumber).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(rows.map(({ printed }) => printed)).toEqual(Array.from({ length: 8 }, () => 1))
  })

  test('orders are placed and accepted while receipts are issued', async () => {
    const paid = await accepted()
    await expect(Promise.all([issue(paid), accepted(), issue(await accepted()), place(), issue(paid)])).resolves.toHaveLength(5)
  })

  test('each restaurant has its own, and a refused request takes none', async () => {
    await issue(await accepted())
    await refusalOf(issue(await place()))
    expect((await issue(await accepted())).receipt.receiptNumber).toBe(2)
    restaurant = await addRestaurant(api.connection.db)
    counter = (await api.signedIn(restaurant.email)).call
    expect((await issue(await accepted())).receipt.receiptNumber).toBe(1)
  })
})

describe('prints', () => {
  test('every print after the first one is a copy; reading the receipt counts nothing', async () => {
    const orderId = await accepted()
    expect((await issue(orderId)).isCopy).toBe(false)
    expect((await issue(orderId, true)).isCopy).toBe(false)
    expect((await issue(orderId)).isCopy).toBe(true)
    expect((await issue(orderId, true)).isCopy).toBe(true)
  })

  test('of concurrent prints one is the original', async () => {
    const orderId = await accepted()
    const prints = await Promise.all(Array.from({ length: 6 }, () => issue(orderId, true)))
    expect(prints.filter(({ isCopy }) => !isCopy)).toHaveLength(1)
  })

  test('a repeated request with the same key is the same print', async () => {
    const orderId = await accepted()
    const key = uuidv7()
    const first = await issue(orderId, true, key)
    expect(await issue(orderId, true, key)).toEqual(first)
    expect((await issue(orderId, true)).isCopy).toBe(true)
    const [row] = await api.connection.db.select().from(receipts).where(eq(receipts.orderId, orderId))
    expect(row?.printed).toBe(2)
  })
})

test("another restaurant's order, an unknown order and an unknown token are not found", async () => {
  const other = await addRestaurant(api.connection.db)
  const staff = (await api.signedIn((await addMember(api.connection.db, other.restaurantId, 'staff')).email)).call
  const orderId = await accepted()
  const notFound = { status: 404, code: 'order.not_found' }
  expect(await refusalOf(staff(issueReceipt, { params: { orderId }, body: { print: true } }))).toMatchObject(notFound)
  expect(await refusalOf(counter(issueReceipt, { params: { orderId: 'A'.repeat(22) }, body: { print: true } }))).toMatchObject(notFound)
  expect(await refusalOf(api.call(requestReceipt, { params: { orderId: 'A'.repeat(22) } }))).toMatchObject(notFound)
  for (const token of ['A'.repeat(22), 'x', orderId])
    expect(await refusalOf(api.call(readReceipt, { params: { token } }))).toMatchObject({ status: 404, code: 'receipt.not_found' })
})

describe('the PDF', () => {
  const get = (token: string, query = '') =>
    api.fetch(`/api/receipts/${token}/pdf${query}`, { headers: { 'x-forwarded-for': newNetwork() } })

  test('opens in the browser, and is neither indexed nor stored', async () => {
    const answer = await get(await issuedToken())
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-1.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect((await answer.text()).slice(0, 8)).toBe('%PDF-1.7')
  })

  test('an unknown token has none', async () => {
    for (const token of ['A'.repeat(22), 'x']) {
      const answer = await get(token)
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([404, 'receipt.not_found'])
    }
  })

  test('a network address gets twenty a minute', async () => {
    const headers = { 'x-forwarded-for': newNetwork() }
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1) statuses.push((await api.fetch(`/api/receipts/${'A'.repeat(22)}/pdf`, { headers })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })
})

describe('sending', () => {
  const mail = { channel: 'mail', to: ' Noora@Sufra.test ' } as const
  const sms = { channel: 'sms', to: '97455512345' } as const
  const send = (token: string, to: typeof mail | typeof sms, key: string | undefined = uuidv7(), call = api.elsewhere()) =>
    call(sendReceipt, { params: { token }, body: to }, { idempotencyKey: key })
  const sent = () => api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, restaurant.restaurantId))

  test('a mail and an SMS have the link, in both languages', async () => {
    const token = await issuedToken()
    await send(token, mail)
    await send(token, sms)
    const messages = await sent()
    expect(new Set(messages.map(({ recipient }) => recipient))).toEqual(new Set(['noora@sufra.test', '+97455512345']))
    for (const { text } of messages) {
      expect(text).toContain(`https://sufra.example${receiptPath(token)}`)
      expect(text).toContain('Test Kitchen')
      expect(text).toContain('إيصالك')
    }
    expect(messages.find(({ channel }) => channel === 'sms')?.text.split('\n')).toHaveLength(3)
  })

  test('the language of the caller comes first', async () => {
    const token = await issuedToken()
    await api.fetch(`/api/receipts/${token}/send`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'ar',
        'idempotency-key': uuidv7(),
        'x-forwarded-for': newNetwork(),
      },
      body: JSON.stringify(mail),
    })
    expect((await sent())[0]?.subject).toBe('إيصالك من مطبخ')
  })

  test('a repeated request sends nothing more, and its key serves no other recipient', async () => {
    const token = await issuedToken()
    const key = uuidv7()
    await Promise.all([send(token, mail, key), send(token, mail, key), send(token, mail, key)])
    expect(await sent()).toHaveLength(1)
    expect(await refusalOf(send(token, sms, key))).toMatchObject({ status: 422, code: 'idempotency.other_body' })
    const withoutKey = await api.post(`/api/receipts/${token}/send`, mail)
    expect(withoutKey).toMatchObject({ status: 400, error: 'idempotency.key_required' })
  })

  test('a receipt is sent five times in 24 hours, whoever requests it', async () => {
    const token = await issuedToken()
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        send(token, mail).then(
          () => 'sent',
          (error: { code?: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'receipt.sent_often')).toHaveLength(3)
    now = new Date(now.getTime() + 86_400_000 - 1)
    expect(await refusalOf(send(token, sms))).toMatchObject({ status: 429, code: 'receipt.sent_often' })
    now = new Date(now.getTime() + 1)
    await send(token, sms)
    expect(await sent()).toHaveLength(6)
  })

  test('a network address sends twenty in an hour', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, issuedToken))
    const network = api.elsewhere()
    for (const token of tokens) for (let index = 0; index < 4; index += 1) await send(token, mail, uuidv7(), network)
    const [token = ''] = tokens
    expect(await refusalOf(send(token, sms, uuidv7(), network))).toMatchObject({ status: 429, code: 'request.too_many' })
    await send(token, sms)
  })

  test.each([
    [{ channel: 'mail', to: 'noora' }, 'receipt.email_invalid'],
    [{ channel: 'mail', to: 'a@b.test\r\nBcc: c@d.test' }, 'receipt.email_invalid'],
    [{ channel: 'mail' }, 'receipt.email_invalid'],
    [{ channel: 'sms', to: '123456789' }, 'receipt.mobile_invalid'],
    [{ channel: 'sms', to: '1234567890123456' }, 'receipt.mobile_invalid'],
    [{ channel: 'sms', to: '+97455512345' }, 'receipt.mobile_invalid'],
    [{ channel: 'fax', to: '97455512345' }, 'request.invalid'],
  ])('%j is refused with %s', async (body, code) => {
    expect(await api.post(`/api/receipts/${'A'.repeat(22)}/send`, body)).toMatchObject({ status: 400, error: code })
  })
})
