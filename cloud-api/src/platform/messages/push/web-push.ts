import { isPushService } from './push-services.ts'
import { pushExpiresAfter } from '@sufra/shared/push/push-message'
import webPush from 'web-push'
import { PermanentSendError, type Provider } from '../sender.ts'
import type { Db } from '../../db/connect.ts'
import { deleteSubscription, readSubscription } from './push-subscriptions.store.ts'

/**
 * Our keys (RFC 8292). `subject`: our contact for the push services, a mailto: or https: address. `isAllowed`: whether an address may be
 * sent to; by default addresses of push services.
 */
export type WebPushOptions = { publicKey: string; privateKey: string; subject: string; isAllowed?: (endpoint: string) => boolean }

/** Statuses of a subscription that has ended. */
const ended = new Set([404, 410])
/** Statuses that a retry does not change. */
const hopeless = new Set([400, 401, 403, 413])

/** Sends a message to a push service, encrypted for its browser. Its recipient is the id of a subscription, which is deleted when the browser has ended it. */
export const createWebPush =
  (db: Db, { isAllowed = isPushService, ...vapidDetails }: WebPushOptions): Provider =>
  async ({ to, text }) => {
    const subscription = await readSubscription(db, to)
    if (!subscription) throw new PermanentSendError('the subscription is gone')
    const { endpoint, p256dh, auth } = subscription
    if (!isAllowed(endpoint)) throw new PermanentSendError('not a push service')
    // A later message of the order replaces one that the browser has not fetched.
    const options = { vapidDetails, TTL: pushExpiresAfter, topic: to.replaceAll('-', ''), urgency: 'high' } as const
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
    const answer = await fetch(endpoint, {
      method,
      headers,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    if (answer.ok) return
    if (ended.has(answer.status)) await deleteSubscription(db, to)
    const reason = `the push service answered ${answer.status}`
    throw ended.has(answer.status) || hopeless.has(answer.status) ? new PermanentSendError(reason) : new Error(reason)
  }
