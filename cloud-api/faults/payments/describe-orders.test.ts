import { expect, test } from 'vitest'
import { usePayingApi } from '../../testing/payments/paying-api.ts'
import { refundingOf } from '../../testing/payments/refunding.ts'
import { describeOrders } from './describe-orders.ts'
import { readOurs } from './read-payments.ts'

const paying = usePayingApi()
const { scene, move, settle } = paying
const { captured, paidInCash, refund } = refundingOf(paying)

const describe = async (details: string[] = []) => {
  const { connection } = scene.api
  const nothing = { outcomes: [], shareOutcomes: [], shown: { days: [], refunds: [], cash: [] }, gateway: [], settlements: [] }
  const history = { ...(await readOurs(connection, [])), ...nothing }
  const violations = details.map((detail) => ({ what: 'wrong', detail }))
  return describeOrders(connection, { history, violations, answersAbout: (orderId) => [`an answer about ${orderId}`] })
}

test('an order with a refund due is described with its rows and the answers to counters, until it is refunded', async () => {
  const orderId = await paidInCash()
  await refund(orderId, { amount: 1, way: 'cash' })
  await move(orderId, 'Cancelled')
  const [first, described = ''] = await describe()
  expect(first).toBe('1 orders are not as they should be; the first 1:')
  expect(described).toMatch(/^order .{22}\n {2}order: \{.*"status":"Cancelled"/)
  expect(described).toMatch(/"paid_amount":2550/)
  expect(described).toMatch(/\n {2}refunds: \{.*"amount":100/)
  expect(described.match(/\n {2}movements: /g)).toHaveLength(2)
  expect(described).toContain(`\n  answer: an answer about ${orderId}`)
  await refund(orderId, { kind: 'full', amount: 24.5, way: 'cash' })
  expect(await describe()).toEqual([])
})

test('an order in a violation is described with its calls to the gateway', async () => {
  const orderId = await captured()
  await move(orderId, 'Out for Delivery')
  await move(orderId, 'Delivered')
  await settle()
  expect(await describe()).toEqual([])
  const [, described = ''] = await describe([`capture of ${orderId}`])
  expect(described).toMatch(/\n {2}attempts: \{.*"kind":"capture"/)
})
