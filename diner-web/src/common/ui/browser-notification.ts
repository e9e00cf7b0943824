import { allowNotifications, useSession } from '../session/session.ts'
import { notificationOptions } from './notification-options.ts'

/** The Notification API, undefined in browsers without it. */
// oxlint-disable-next-line eslint/no-restricted-globals -- the only place that checks for support
const BrowserNotification = 'Notification' in globalThis ? Notification : undefined

/** Requests permission if supported; a refusal or missing support is ignored (spec §8). Call it after a tap. */
export const requestNotificationPermission = async (): Promise<void> => {
  if (!BrowserNotification) return
  const { permission } = BrowserNotification
  allowNotifications((permission === 'default' ? await BrowserNotification.requestPermission() : permission) === 'granted')
}

const mayShow = () => BrowserNotification?.permission === 'granted' && useSession.getState().allowNotification

/** The service worker that shows notifications; undefined in browsers without one, and on pages without https. */
// oxlint-disable-next-line eslint/no-restricted-properties -- the only place that checks for support
const registered = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined)

/** Returns false when only a service worker may show notifications. */
const construct = (Constructor: NonNullable<typeof BrowserNotification>, title: string, options: NotificationOptions): boolean => {
  try {
    new Constructor(title, options).addEventListener('click', () => globalThis.focus())
    return true
  } catch {
    return false
  }
}

/**
 * Shows a browser notification if it is supported and permitted, else does nothing (spec §8). A registered service worker shows it, since
 * the constructor throws on Android, where this waits until the worker is installed.
 */
export const showBrowserNotification = async (title: string, message: string, emoji: string): Promise<void> => {
  if (!BrowserNotification || !mayShow()) return
  const options = notificationOptions(message, emoji)
  try {
    const registration = await registered()
    // A worker that is being installed cannot show notifications yet.
    if (registration?.active) await registration.showNotification(title, options)
    else if (!construct(BrowserNotification, title, options) && registration) {
      // oxlint-disable-next-line eslint/no-restricted-properties -- checked just before
      const ready = await navigator.serviceWorker.ready
      await ready.showNotification(title, options)
    }
  } catch {
    // The browser refused after all; the page shows the same text.
  }
}

/**
 * The push manager, through which notifications arrive while the page is closed. Undefined when the browser, the user or plain http does
 * not allow it. Waits until the service worker is installed.
 */
export const pushManager = async (): Promise<PushManager | undefined> => {
  if (!mayShow() || !(await registered())) return undefined
  // oxlint-disable-next-line eslint/no-restricted-properties -- checked just before
  return (await navigator.serviceWorker.ready).pushManager
}
