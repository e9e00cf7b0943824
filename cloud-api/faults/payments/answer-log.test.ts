import { expect, test } from 'vitest'
import { createAnswerLog } from './answer-log.ts'

const orderId = 'MDEyMzQ1Njc4OWFiY2RlZg'
const path = `/api/merchant/orders/${orderId}/refunds`

test('refusals are counted by path, status and code, including refusals of requests that are sent again', () => {
  const { note, refusals } = createAnswerLog()
  note('POST', path, { amount: 1 }, { status: 429, body: { error: 'request.too_many' } })
  note('POST', path.replace('MDEy', 'NDIx'), { amount: 2 }, { status: 429, body: { error: 'request.too_many' } })
  note('GET', '/api/merchant/orders', undefined, { status: 401, body: { error: 'session.required' } })
  note('POST', path, { amount: 1 }, { status: 200, body: { data: { amount: 1 } } })
  expect(Object.fromEntries(refusals)).toEqual({
    'POST /api/merchant/orders/:orderId/refunds 429 request.too_many': 2,
    'GET /api/merchant/orders 401 session.required': 1,
  })
})

test('the last eight answers about an order are stored with their requests', () => {
  const { note, about } = createAnswerLog()
  for (let amount = 1; amount <= 9; amount += 1)
    note('POST', path, { amount }, { status: 409, body: { error: 'refund.amount_changed', details: { left: amount } } })
  note('POST', path.replace('MDEy', 'NDIx'), undefined, { status: 200, body: { data: 'another' } })
  const answers = about(orderId)
  expect(answers).toHaveLength(8)
  expect(answers[0]).toMatch(/ POST \/api\/merchant\/orders\/:orderId\/refunds \{"amount":2\}: 409 refund.amount_changed \{"left":2\}$/)
  expect(answers[7]).toContain('{"amount":9}')
})
