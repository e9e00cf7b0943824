import { notifySubscription } from '@sufra/shared/subscriptions/subscription.routes'
import { maxNoticesPerDay, type NoticeChannel } from '@sufra/shared/subscriptions/subscription-notice'
import { expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addPlan, addSubscribed, messagesTo, notified, pay, read } from './subscriptions.test-data.ts'

const platform = usePlatform()
const addInvoiced = async () => {
  await addPlan(platform.reviewer.call)
  const { restaurantId } = await addSubscribed(platform.api)
  await platform.api.runJob('issue-invoices')
  const [invoice] = (await read(platform.reviewer.call, restaurantId)).invoices
  return { restaurantId, number: invoice?.number ?? 0 }
}
const notify = async (restaurantId: string, channels: NoticeChannel[] = ['app', 'mail', 'sms']) =>
  (await platform.reviewer.call(notifySubscription, { params: { restaurantId }, body: { channels } })).data

test.each([
  [['app'], ['invoice_due', 'invoice_due'], 1],
  [['mail'], ['invoice_due'], 2],
  [['sms'], ['invoice_due'], 2],
  [['app', 'mail', 'sms'], ['invoice_due', 'invoice_due'], 3],
] as [NoticeChannel[], string[], number][])(
  'by %j a restaurant is notified in these ways alone, and the history records it',
  async (channels, inApp, messages) => {
    const { restaurantId, number } = await addInvoiced()
    const { history } = await notify(restaurantId, channels)
    expect(history[0]).toMatchObject({ kind: 'notified', invoice: number, channels, by: 'Ada Admin' })
    expect(await notified(platform.api, restaurantId)).toEqual(inApp)
    expect(await messagesTo(platform.api, restaurantId)).toHaveLength(messages)
  },
)

test('a restaurant is notified five times in 24 hours, and not a sixth time', async () => {
  const { restaurantId } = await addInvoiced()
  for (let count = 0; count < maxNoticesPerDay; count += 1) await notify(restaurantId, ['app'])
  expect(await refusalOf(notify(restaurantId, ['app']))).toMatchObject({ status: 429, code: 'subscription.notified_often' })
})

test('a restaurant may be notified again the next day', async () => {
  const { restaurantId } = await addInvoiced()
  for (let count = 0; count < maxNoticesPerDay; count += 1) await notify(restaurantId, ['app'])
  platform.clock.now = new Date(platform.clock.now.getTime() + 86_400_000)
  platform.reviewer = await signInReviewer(platform.api)
  await notify(restaurantId, ['app'])
})

test('a notification without a channel or without a due invoice is refused', async () => {
  const { restaurantId, number } = await addInvoiced()
  expect(await refusalOf(notify(restaurantId, []))).toMatchObject({ status: 400, code: 'subscription.channel' })
  const paidOn = platform.clock.now.toISOString().slice(0, 10)
  await pay(platform.reviewer.call, restaurantId, number, 200, { paidOn })
  expect(await refusalOf(notify(restaurantId))).toMatchObject({ status: 409, code: 'subscription.nothing_due' })
})
