import type { Language } from '@sufra/shared/localized-text'
import type { PushSubscriptionKeys, readPushKey, subscribeToOrder } from '@sufra/shared/push/push.routes'
import { call } from '../common/api/api.ts'
import { pushManager } from '../common/ui/browser-notification.ts'

/** This browser is subscribed with another platform's key, or an older one of ours. */
const hasOtherKey = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError'

const subscribe = async (manager: PushManager, publicKey: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!hasOtherKey(error)) throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}

/**
 * Subscribes to notifications of an order while its page is closed, if the browser, the diner and the platform allow it. Otherwise it does
 * nothing, because the page itself shows the order.
 */
export const followByPush = async (orderId: string, language: Language): Promise<void> => {
  try {
    const manager = await pushManager()
    if (!manager) return
    const { publicKey } = (await call<typeof readPushKey>({ method: 'GET', path: '/api/push-key' }, {})).data
    if (publicKey === null) return
    const { endpoint, keys } = (await subscribe(manager, publicKey)).toJSON() as PushSubscriptionKeys // https://www.w3.org/TR/push-api/#dom-pushsubscriptionjson
    await call<typeof subscribeToOrder>(
      { method: 'PUT', path: '/api/orders/:orderId/push-subscription' },
      { params: { orderId }, body: { endpoint, keys, language } },
    )
  } catch {
    // There is no network, or the browser's service refused: the next opening of the page tries again.
  }
}
