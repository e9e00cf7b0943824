import { expect, test, vi } from 'vitest'
import { createCheckMessages } from './check-messages.ts'

let now = new Date('2026-11-20T18:00:00Z')
const store = {
  read: async () => ({
    queued: 3,
    oldestAt: '2026-11-20T17:00:00.000Z',
    retrying: 2,
    isFailing: false,
    retryable: 2,
    reasons: [
      { reason: 'Can’t send mail to <noora@example.com>: 550 no such person', count: 2 },
      { reason: 'Can’t send mail to <maryam@example.com>: 550 no such person', count: 1 },
      { reason: `the number +974 5551 2345 ${'is not known '.repeat(20)}`, count: 4 },
      ...['a', 'b', 'c', 'd'].map((reason) => ({ reason, count: 1 })),
    ],
  }),
  countFailed: async () => 11,
  countUnsent: async () => 13,
  retry: async () => 0,
}
const open = (verifyMail?: () => Promise<unknown>) => createCheckMessages({ store, verifyMail, hasSms: false, now: () => now, maxWait: 1 })

test('reasons are shown without addresses and numbers, equal reasons are merged, and five of them are listed', async () => {
  const { failed, reasons, hasProvider, queued } = await open().sms()
  expect([failed, hasProvider, queued]).toEqual([11, false, 3])
  expect(reasons).toHaveLength(5)
  expect(reasons[0]).toEqual({ reason: expect.stringMatching(/^the number \[number\] is not known/) as string, count: 4 })
  expect(reasons[0]?.reason).toHaveLength(160)
  expect(reasons[1]).toEqual({ reason: expect.stringMatching(/\[email\].*no such person/) as string, count: 3 })
})

test('without a mail server there is no state of it, and a server that answers is ready', async () => {
  expect(await open().mail()).toMatchObject({ server: 'none', reason: null, queued: 3 })
  expect(await open(async () => true).mail()).toMatchObject({ server: 'ready', reason: null })
})

test('a mail server that refuses or hangs has failed, with a code, and the queue is still shown', async () => {
  const refuses = () => Promise.reject(Object.assign(new Error('535 noora@example.com'), { code: 'EAUTH' }))
  expect(await open(refuses).mail()).toMatchObject({ server: 'failed', reason: 'EAUTH', queued: 3 })
  expect(await open(() => new Promise(() => {})).mail()).toMatchObject({ server: 'failed', reason: 'ETIMEDOUT', queued: 3 })
})

test('the mail server is checked at most every half minute', async () => {
  const verify = vi.fn(async () => true)
  const checks = open(verify)
  await checks.mail()
  now = new Date(now.getTime() + 29_999)
  await checks.mail()
  expect(verify).toHaveBeenCalledTimes(1)
  now = new Date(now.getTime() + 1)
  await checks.mail()
  expect(verify).toHaveBeenCalledTimes(2)
})
