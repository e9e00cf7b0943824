import { allowNotifications, useSession } from '../session/session.ts'
import { notificationOptions } from './notification-options.ts'

/** The Notification API, undefined where it is not supported. */
// oxlint-disable-next-line eslint/no-restricted-globals -- the one place that checks whether it is supported
const BrowserNotification = 'Notification' in globalThis ? Notification : undefined

/** Requests permission if supported; a refusal or missing support is ignored (spec §8). Call it after a tap. */
export const requestNotificationPermission = async (): Promise<void> => {
  if (!BrowserNotification) return
  const { permission } = BrowserNotification
  allowNotifications((permission === 'default' ? await BrowserNotification.requestPermission() : permission) === 'granted')
}

const mayShow = () => BrowserNotification?.permission === 'granted' && useSession.getState().allowNotification

/** The service worker that shows notifications; undefined where there is none, or on pages without https. */
// oxlint-disable-next-line eslint/no-restricted-properties -- the one place that checks whether it is there
const registered = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined)

/** Returns false where only a service worker may show one. */
const construct = (Constructor: NonNullable<typeof BrowserNotification>, title: string, options: NotificationOptions): boolean => {
  try {
    new Constructor(title, options).addEventListener('click', () => globalThis.focus())
    return true
  } catch {
    return false
  }
}

/**
 * Shows a browser notification if it is supported and permitted, else does nothing (spec §8). By the service worker where one is registered, since the
 * constructor throws on Android: there it waits until the worker is installed.
 */
export const showBrowserNotification = async (title: string, message: string, emoji: string): Promise<void> => {
  if (!BrowserNotification || !mayShow()) return
  const options = notificationOptions(message, emoji)
  try {
    const registration = await registered()
    // One that is being installed shows nothing yet.
    if (registration?.active) await registration.showNotification(title, options)
    else if (!construct(BrowserNotification, title, options) && registration) {
      // oxlint-disable-next-line eslint/no-restricted-properties -- it is there, as just seen
      const ready = await navigator.serviceWorker.ready
      await ready.showNotification(title, options)
    }
  } catch {
    // Refused after all; the page itself shows the same text.
  }
}

/** By which notifications arrive while the page is closed; undefined where the browser, the person or plain http does not allow it. Waits until the service worker is installed. */
export const pushManager = async (): Promise<PushManager | undefined> => {
  if (!mayShow() || !(await registered())) return undefined
  // oxlint-disable-next-line eslint/no-restricted-properties -- it is there, as just seen
  return (await navigator.serviceWorker.ready).pushManager
}
