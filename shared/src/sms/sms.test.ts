import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'
import { forEachMessage, guestMessageOf, isSmsOn, smsMessages } from './sms-events.ts'
import { defaultWording, sampleValues, smsText, wordingProblem } from './sms-wording.ts'
import { smsSettings } from './sms.routes.ts'

test.each([
  ['', 0, 1],
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  ['€'.repeat(80), 160, 1],
  ['€'.repeat(81), 162, 2],
  ['س'.repeat(70), 70, 1],
  ['س'.repeat(71), 71, 2],
  ['س'.repeat(134), 134, 2],
  ['س'.repeat(135), 135, 3],
  ['😀'.repeat(35), 70, 1],
  ['😀'.repeat(36), 72, 2],
])('a text of %s has the length %i and %i parts', (text, length, parts) => expect(smsParts(text)).toEqual({ length, parts }))

const noora = { en: 'Bayt Noora', ar: 'بيت نورة' }

test('the default wordings are valid, and their texts stay the same', () => {
  expect(smsMessages.map((message) => wordingProblem(message, defaultWording[message]))).toEqual(smsMessages.map(() => undefined))
  const values = { restaurant: noora, orderNumber: 7, tableNumber: 3, count: 12 }
  expect(smsText({ wording: defaultWording.order_waiting, values, first: 'ar' })).toBe(
    'سفرة: لم يُقبل الطلب 7 (طاولة 3) بعد.\nSufra: order 7 (table 3) has not been accepted yet.',
  )
  expect(smsText({ wording: defaultWording.orders_waiting, values: { ...values, tableNumber: null }, first: 'ar' })).toBe(
    'سفرة: طلبات لم تُقبل بعد: 12. أقدمها الطلب 7.\nSufra: 12 orders have not been accepted yet. The oldest is order 7.',
  )
  expect(smsText({ wording: defaultWording.receipt, values, first: 'en', link: 'https://x.example/r' })).toBe(
    'Your receipt from Bayt Noora\nإيصالك من بيت نورة\nhttps://x.example/r',
  )
})

test('a name in the opposite direction of its line is isolated, so that colons and numbers keep their places', () => {
  const sent = (restaurant: { en: string; ar: string }) =>
    smsText({ wording: defaultWording.order_ready, values: { restaurant, orderNumber: 7, tableNumber: 3 }, first: 'ar' })
  expect(sent(noora)).toBe('بيت نورة: الطلب 7 (طاولة 3) جاهز.\nBayt Noora: order 7 (table 3) is ready.')
  expect(sent({ en: 'Cafe 21', ar: '' })).toBe('\u2068Cafe 21\u2069: الطلب 7 (طاولة 3) جاهز.\nCafe 21: order 7 (table 3) is ready.')
  expect(sent({ en: 'بيت نورة', ar: 'بيت نورة' })).toContain('\u2068بيت نورة\u2069: order 7 (table 3) is ready.')
})

const problemOf = (en: string, ar = '{order}') => wordingProblem('order_waiting', { en, ar })
test.each([
  ['{order} waits', undefined],
  ['{restaurant}: {order} waits', undefined],
  ['An order waits', 'sms.placeholder_missing'],
  ['{order} {count}', 'sms.placeholder_unknown'],
  ['{order} {Order}', 'sms.placeholder_unknown'],
  ['{order} {}', 'sms.placeholder_unknown'],
  ['{order} {', 'sms.placeholder_unknown'],
  ['{{order}}', 'sms.placeholder_unknown'],
  ['', 'sms.text_length'],
  [`{order}${'a'.repeat(153)}`, undefined],
  [`{order}${'a'.repeat(154)}`, 'sms.text_length'],
])('the problem of "%s" is %s', (en, code) => expect(problemOf(en)?.code).toBe(code))

test('a message has at most three parts, with the longest values', () => {
  // 22 characters of the order in each language and a line break: 201 characters are three parts.
  const ofLength = (length: number) => problemOf(`{order}${'a'.repeat(60)}`, `{order}${'س'.repeat(length - 105)}`)
  expect(ofLength(201)).toBeUndefined()
  expect(ofLength(202)).toEqual({ code: 'sms.too_long', at: 'whole' })
})

test('line breaks and invisible characters are removed before a wording is checked, and a problem names its language', () => {
  const settings = (en: string, ar: string) =>
    smsSettings.safeParse({ wording: { ...forEachMessage(() => null), order_waiting: { en, ar } }, isOn: forEachMessage(() => true) })
  expect(settings(' {order}\u202E\nwaits ', '{order}').data?.wording.order_waiting?.en).toBe('{order} waits')
  expect(settings('{order}', 'x').error?.issues[0]).toMatchObject({
    path: ['wording', 'order_waiting', 'ar'],
    message: 'sms.placeholder_missing',
  })
})

test('a wording that may be saved leaves no placeholder in the message', () => {
  fc.assert(
    fc.property(fc.constantFrom(...smsMessages), fc.string(), fc.string(), (message, en, ar) => {
      const wording = { en: `${en}{order}{count}{restaurant}`, ar: `${ar}{order}{count}{restaurant}` }
      if (wordingProblem(message, wording)) return
      expect(smsText({ wording, values: sampleValues(noora), first: 'en' })).not.toMatch(/[{}]|undefined/)
    }),
  )
})

test('messages to guests about orders are off by default, all other messages are on', () => {
  expect(smsMessages.filter((message) => isSmsOn({}, message))).toEqual(['order_waiting', 'orders_waiting', 'receipt'])
  expect(isSmsOn({ order_ready: true }, 'order_ready')).toBe(true)
  expect(isSmsOn({ receipt: false }, 'receipt')).toBe(false)
})

test.each([
  [{ status: 'Received' }, undefined],
  [{ status: 'Preparing' }, 'order_accepted'],
  [{ status: 'Preparing', queuedSeconds: 120 }, 'order_accepted'],
  [{ status: 'Preparing', queuedSeconds: 121 }, undefined],
  [{ status: 'Out for Delivery' }, 'order_ready'],
  [{ status: 'Out for Delivery', queuedSeconds: 121 }, undefined],
  [{ status: 'Delivered' }, undefined],
  [{ status: 'Cancelled', reason: 'sold_out', queuedSeconds: 9_999 }, 'order_cancelled'],
  [{ status: 'Cancelled', reason: 'missed' }, 'order_cancelled'],
  [{ status: 'Cancelled', reason: 'by_diner' }, undefined],
  [{ status: 'Cancelled', reason: 'suspected_fake' }, undefined],
] as const)('the SMS to the guest about %j is %s', (change, message) => expect(guestMessageOf(change)).toBe(message))
