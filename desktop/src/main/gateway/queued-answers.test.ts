import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { findOfflineCall } from '../offline-calls/offline-calls.ts'
import type { Outcome } from '../outbox/outcome.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { createQueuedAnswers } from './queued-answers.ts'

const order = aKitchenOrder({ status: 'Received' })
const movePath = moveOrder.path.replace(':orderId', order.orderId)
const accept = { status: 'Preparing', minutes: 20 }

type Given = { outcome?: Outcome; restaurantId?: string | null; shown?: typeof order; put?: () => never }

const answer = async (path: string, body: object, { outcome = { kind: 'later' }, restaurantId = 'r', shown = order, put }: Given = {}) => {
  const entries: Entry[] = []
  const problems: unknown[] = []
  const session = { restaurantId: () => restaurantId ?? undefined }
  const answerThroughOutbox = createQueuedAnswers({
    outbox: {
      put: async (entry) => {
        put?.()
        entries.push(entry)
        return outcome
      },
    },
    session: session as never, // with just the fields of a session that it uses
    shownOrder: () => shown,
    now: () => 7,
    onNotStored: (error) => problems.push(error),
  })
  const method = path === movePath ? moveOrder.method : silenceOrders.method
  const call = findOfflineCall(method, path) ?? expect.fail(`${path} is not queued`)
  const response = await answerThroughOutbox(path, call, JSON.stringify(body))
  return { entries, problems, status: response.status, body: (await response.json()) as unknown }
}

test('a valid call is stored with a new idempotency key before it is answered', async () => {
  const { entries } = await answer(movePath, accept)
  const { key } = entries[0] ?? expect.fail('nothing was stored')
  expect(entries).toEqual([{ key, restaurantId: 'r', method: 'PATCH', path: movePath, body: JSON.stringify(accept), madeAt: 7 }])
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect((await answer(movePath, accept)).entries[0]?.key).not.toBe(key)
})

test('a call that the cloud has answered returns its response', async () => {
  const done = await answer(movePath, accept, { outcome: { kind: 'done', body: '{"success":true}' } })
  expect([done.status, done.body]).toEqual([200, { success: true }])
  const refused = await answer(movePath, accept, { outcome: { kind: 'refused', status: 409, body: '{"error":"order.cannot_move"}' } })
  expect([refused.status, refused.body]).toEqual([409, { error: 'order.cannot_move' }])
})

test.each(['later', 'signed-out'] as const)('a call with the outcome `%s` is answered optimistically', async (kind) => {
  const shown = { ...order, status: 'Preparing' as const }
  expect(await answer(movePath, { status: 'Cancelled', reason: 'other' }, { outcome: { kind }, shown })).toMatchObject({
    status: 200,
    body: { success: true, data: shown },
  })
  expect(await answer(silenceOrders.path, { orderIds: [order.orderId] }, { outcome: { kind } })).toMatchObject({
    status: 200,
    body: { success: true, message: 'Queued' },
  })
})

test.each([
  ['an invalid body', { status: 'Eaten' }, {}, 400, 'request.invalid'],
  ['a move that the order does not allow', accept, { shown: { ...order, status: 'Delivered' } }, 409, 'order.cannot_move'],
  ['no one signed in', accept, { restaurantId: null }, 401, 'session.none'],
] as const)('a call with %s is refused and not stored', async (_what, body, given, status, error) => {
  const refused = await answer(movePath, body, given)
  expect([refused.status, refused.body, refused.entries]).toEqual([status, expect.objectContaining({ success: false, error }), []])
})

test('a call that cannot be written to disk is refused and reported', async () => {
  const full = new Error('disk full')
  const refused = await answer(movePath, accept, {
    put: () => {
      throw full
    },
  })
  expect([refused.status, refused.problems]).toEqual([507, [full]])
  expect(refused.body).toMatchObject({ error: 'counter.not_saved' })
})
