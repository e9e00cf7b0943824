import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const answerOf = (status: number, error: string) => ({
  status,
  headers: new Headers(),
  body: new TextEncoder().encode(JSON.stringify({ success: false, error, message: '' })),
})

test.each([
  [200, '', 'done'],
  [409, 'order.cannot_move', 'refused'],
  [299, '', 'done'],
  [300, '', 'refused'],
  [408, '', 'later'],
  [429, 'request.too_many', 'later'],
  [499, '', 'refused'],
  [500, 'server.error', 'later'],
  [503, 'server.busy', 'later'],
  [401, 'session.none', 'signed-out'],
  [403, 'session.expired', 'signed-out'],
  [403, 'session.forbidden', 'signed-out'],
  [403, 'order.phone_blocked', 'refused'],
  // A deactivated restaurant: the calls behind this one that finish orders are still sent.
  [403, 'session.not_accepted', 'refused'],
])('a response of %i %s means %s', (status, error, kind) => {
  expect(outcomeOf(answerOf(status, error)).kind).toBe(kind)
})

test('without a response the call is sent later', () => {
  expect(outcomeOf(undefined)).toEqual({ kind: 'later' })
})
