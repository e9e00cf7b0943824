import { allowNotifications, useSession } from '../session/session.ts'

/** The Notification API, undefined where it is not supported. */
// oxlint-disable-next-line eslint/no-restricted-globals -- the one place that checks whether it is supported
const BrowserNotification = 'Notification' in globalThis ? Notification : undefined

/** Renders an emoji as an image URL, for the icon of a notification. */
const iconOf = (emoji: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="82" font-size="84">${emoji}</text></svg>`)}`

/** Requests permission if supported; a refusal or missing support is ignored (spec §8). Call it after a tap. */
export const requestNotificationPermission = async (): Promise<void> => {
  if (!BrowserNotification) return
  const { permission } = BrowserNotification
  allowNotifications((permission === 'default' ? await BrowserNotification.requestPermission() : permission) === 'granted')
}

/** Shows a browser notification if it is supported and permitted, else does nothing (spec §8). */
export const showBrowserNotification = (title: string, message: string, emoji: string): void => {
  if (!BrowserNotification || !useSession.getState().allowNotification || BrowserNotification.permission !== 'granted') return
  try {
    new BrowserNotification(title, { body: message, icon: iconOf(emoji), tag: 'sufra-order' }).addEventListener('click', () =>
      globalThis.focus(),
    )
  } catch {
    // Mobile browsers allow this only in a service worker; the page itself shows the same text.
  }
}
