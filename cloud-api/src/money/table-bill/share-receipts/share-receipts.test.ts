import { randomUUID } from 'node:crypto'
import { readShareReceipt, requestShareReceipt } from '@sufra/shared/table-bill/share-receipt.routes'
import { takeCashShare } from '@sufra/shared/table-bill/table-bill.routes'
import { expect, test } from 'vitest'
import { useBillScene } from '../../../../testing/payments/bill-scene.ts'
import { refusalOf } from '../../../../testing/test-api.ts'

const { scene, phone, joining, placeTeas, bill, pay, payCash, chooseTeas } = useBillScene()
const all = { kind: 'all' } as const

type Phone = ReturnType<typeof phone>
const paymentOf = (outcome: Awaited<ReturnType<typeof pay>>) => ('paymentId' in outcome ? outcome.paymentId : '')
const request = async ({ atTable }: Phone, paymentId: string) =>
  (await scene.api.call(requestShareReceipt, { body: { ...atTable, paymentId } })).data.link
const tokenOf = (link: string) => /^\/receipt\/([\w-]{22})\?share=1$/.exec(link)?.[1] ?? ''
const read = async (link: string) => (await scene.api.call(readShareReceipt, { params: { token: tokenOf(link) } })).data

test('a paid share has a receipt, which stays unchanged when others pay', async () => {
  const one = phone()
  await placeTeas(one, 3)
  const other = await joining(one)
  const paymentId = paymentOf(await pay(one, { share: { kind: 'equal', people: 3 }, amount: 5 }))
  const link = await request(one, paymentId)
  const receipt = await read(link)
  expect(receipt).toMatchObject({
    paidAt: scene.now.toISOString(),
    restaurant: { name: { en: 'Test Kitchen' }, timeZone: 'Asia/Qatar' },
    tableNumber: 1,
    parts: [{ amount: 5, lines: [] }],
    method: 'Card',
    amount: 5,
    refunded: 0,
    paid: 5,
    tableDue: 10,
  })
  expect(receipt.reference).toBe(paymentId.slice(-8).toUpperCase())
  await pay(other, { share: all, amount: 10 })
  expect([await request(one, paymentId), await read(link)]).toEqual([link, receipt])
})

test('the receipt of chosen items names them', async () => {
  const one = phone()
  await placeTeas(one, 3)
  const [order] = (await bill(one)).orders
  const paid = await pay(one, { share: chooseTeas(order?._id ?? '', 2), amount: 10 })
  const { parts } = await read(await request(one, paymentOf(paid)))
  expect(parts).toMatchObject([{ orderNumber: 1, amount: 10, lines: [{ quantity: 2, total: 10 }] }])
})

test('a cash share has a receipt once staff have taken it', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const paymentId = paymentOf(await payCash(one, all, 10))
  expect(await refusalOf(request(one, paymentId))).toMatchObject({ status: 409, code: 'receipt.not_paid' })
  await scene.counter(takeCashShare, { params: { paymentId }, body: {} }, { idempotencyKey: randomUUID() })
  expect(await read(await request(one, paymentId))).toMatchObject({ method: 'Cash', paid: 10, tableDue: 0 })
})

test('only the phone that has paid can request the receipt, and an unknown link shows nothing', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const other = await joining(one)
  const paymentId = paymentOf(await pay(one, { share: all, amount: 10 }))
  for (const [by, payment] of [
    [other, paymentId],
    [one, randomUUID()],
  ] as const)
    expect(await refusalOf(request(by, payment))).toMatchObject({ status: 404, code: 'bill.payment_not_found' })
  expect(await refusalOf(read(`/receipt/${'A'.repeat(22)}?share=1`))).toMatchObject({ status: 404, code: 'receipt.not_found' })
})

test('the receipt is also available as a PDF, which no cache stores', async () => {
  const one = phone()
  await placeTeas(one, 2)
  const token = tokenOf(await request(one, paymentOf(await pay(one, { share: all, amount: 10 }))))
  const response = await scene.api.fetch(`/api/share-receipts/${token}/pdf`)
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  expect((await response.text()).startsWith('%PDF-')).toBe(true)
})
