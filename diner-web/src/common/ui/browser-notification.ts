import { allowNotifications, useSession } from '../session/session.ts'

/** The Notification API, undefined where it is not supported. */
// oxlint-disable-next-line eslint/no-restricted-globals -- the one place that checks whether it is supported
const BrowserNotification = 'Notification' in globalThis ? Notification : undefined

/** Renders an emoji as an image URL, for the icon of a notification. */
export const iconOf = (emoji: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="82" font-size="84">${emoji}</text></svg>`)}`

/** Requests permission if supported; a refusal or missing support is ignored (spec §8). Call it after a tap. */
export const requestNotificationPermission = async (): Promise<void> => {
  if (!BrowserNotification) return
  const { permission } = BrowserNotification
  allowNotifications((permission === 'default' ? await BrowserNotification.requestPermission() : permission) === 'granted')
}

/** The service worker that shows notifications; undefined where there is none, or on pages without https. */
// oxlint-disable-next-line eslint/no-restricted-properties -- the one place that checks whether it is there
const registered = async () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined)

/**
 * Shows a browser notification if it is supported and permitted, else does nothing (spec §8). By the service worker where one is registered, since the
 * constructor throws on Android.
 */
export const showBrowserNotification = async (title: string, message: string, emoji: string): Promise<void> => {
  if (!BrowserNotification || !useSession.getState().allowNotification || BrowserNotification.permission !== 'granted') return
  const options = { body: message, icon: iconOf(emoji), tag: 'sufra-order' }
  try {
    const registration = await registered()
    // One that is being installed shows nothing yet.
    if (registration?.active) await registration.showNotification(title, options)
    else new BrowserNotification(title, options).addEventListener('click', () => globalThis.focus())
  } catch {
    // Refused after all; the page itself shows the same text.
  }
}
