// @vitest-environment jsdom
import { newId } from '@sufra/shared/new-id'
import { readPushKey } from '@sufra/shared/push/push.routes'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptySession } from '../common/session/session-fields.ts'

beforeEach(() => vi.resetModules())

const orderId = newId()
const publicKey = 'B'.repeat(87)
const keys = { p256dh: 'C'.repeat(87), auth: 'D'.repeat(22) }
const subscription = { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys }), unsubscribe: async () => true }

type Browser = { permission?: 'granted' | 'denied'; subscribe?: () => Promise<unknown>; hasWorker?: boolean; platformKey?: string | null }

/**
 * Follows an order in a browser. Returns the bodies that the server got, and the numbers of subscriptions and cancellations in the browser.
 */
const follow = async ({
  permission = 'granted',
  subscribe = async () => subscription,
  hasWorker = true,
  platformKey = publicKey,
}: Browser) => {
  const bodies: unknown[] = []
  const subscribed = vi.fn(subscribe)
  const unsubscribed = vi.fn(subscription.unsubscribe)
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('fetch', async (url: string, init: { body?: string } = {}) => {
    if (url.endsWith(readPushKey.path)) return Response.json({ success: true, data: { publicKey: platformKey } })
    bodies.push({ url, ...(JSON.parse(init.body ?? '') as object) }) // the body of our client
    return Response.json({ success: true, message: 'Subscribed' })
  })
  const pushManager = { subscribe: subscribed, getSubscription: async () => ({ ...subscription, unsubscribe: unsubscribed }) }
  const serviceWorker = { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager }) }
  if (hasWorker) Object.assign(navigator, { serviceWorker })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const { updateSession } = await import('../common/session/session.ts')
  updateSession(() => ({ ...emptySession, allowNotification: true }))
  const { followByPush } = await import('./follow-by-push.ts')
  await followByPush(orderId, 'ar')
  return { bodies, subscribed, unsubscribed }
}

test('the browser subscribes with the platform’s key, and the server gets its address, its keys and the language', async () => {
  const { bodies, subscribed } = await follow({})
  expect(subscribed).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: publicKey })
  expect(bodies).toEqual([
    { url: `/api/orders/${orderId}/push-subscription`, endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys, language: 'ar' },
  ])
})

test.each([
  ['the diner has not allowed notifications', { permission: 'denied' }],
  ['there is no service worker, as on plain http', { hasWorker: false }],
  ['the platform sends no notifications', { platformKey: null }],
] as const)('the browser does not subscribe when %s', async (_, browser) => {
  const { bodies, subscribed } = await follow(browser)
  expect(subscribed).not.toHaveBeenCalled()
  expect(bodies).toEqual([])
})

test('a subscription with another key is replaced', async () => {
  let tries = 0
  const { bodies, unsubscribed } = await follow({
    subscribe: async () => {
      tries += 1
      if (tries === 1) throw new DOMException('another key', 'InvalidStateError')
      return subscription
    },
  })
  expect(unsubscribed).toHaveBeenCalledOnce()
  expect(bodies).toHaveLength(1)
})

test('a refusal of the browser’s push service is ignored', async () => {
  const { bodies } = await follow({ subscribe: () => Promise.reject(new DOMException('no service', 'AbortError')) })
  expect(bodies).toEqual([])
})
