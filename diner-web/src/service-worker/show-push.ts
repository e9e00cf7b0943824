import type { PushMessage } from '@sufra/shared/push/push-message'
import { notificationOptions } from '../common/ui/notification-options.ts'

export type PushData = { json: () => unknown }
export type Registration = { showNotification: (title: string, options: ReturnType<typeof notificationOptions>) => Promise<void> }

/**
 * Shows a push message of our server. Browsers end a subscription whose messages are not shown, so they are shown even when a page is in
 * front.
 */
export const showPush = (data: PushData | null, registration: Registration): Promise<void> => {
  if (!data) return Promise.resolve()
  const { title, message, emoji } = data.json() as PushMessage // encrypted by our server for this browser
  return registration.showNotification(title, notificationOptions(message, emoji))
}
