import { expect, test } from 'vitest'
import { reasonForLog } from './reason-for-log.ts'
import { PermanentSendError } from './sender.ts'

const address = 'maryam@restaurant.test'

test.each([
  [new PermanentSendError(`550 no such person: ${address}`), 'permanent failure'],
  [Object.assign(new Error(`450 ${address} is busy`), { code: 'EENVELOPE', responseCode: 450 }), 'EENVELOPE 450'],
  [Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }), 'ESOCKET'],
  [new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
  [new Error('the SMS provider answered 503'), 'the SMS provider answered 503'],
  ['a text', 'unknown'],
])('the logged reason contains no address: %s', (error, reason) => {
  expect(reasonForLog(error)).toBe(reason)
})
