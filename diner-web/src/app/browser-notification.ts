import { allowNotifications, useSession } from './session.ts'

/** The browser's notifications, where it has any. */
// oxlint-disable-next-line eslint/no-restricted-globals -- the one place that looks whether it is there
const BrowserNotification = 'Notification' in globalThis ? Notification : undefined

/** An emoji drawn as a picture, for a notification. */
const iconOf = (emoji: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="82" font-size="84">${emoji}</text></svg>`)}`

/** Asks for permission, where that can work; a refusal or a phone without notifications is skipped (spec §8). Call it after a tap. */
export const requestNotificationPermission = async (): Promise<void> => {
  if (!BrowserNotification) return
  const { permission } = BrowserNotification
  allowNotifications((permission === 'default' ? await BrowserNotification.requestPermission() : permission) === 'granted')
}

/** Shows a notification of the browser, if the diner allowed it and this browser can; otherwise nothing happens (spec §8). */
export const showBrowserNotification = (title: string, message: string, emoji: string): void => {
  if (!BrowserNotification || !useSession.getState().allowNotification || BrowserNotification.permission !== 'granted') return
  try {
    new BrowserNotification(title, { body: message, icon: iconOf(emoji), tag: 'sufra-order' }).addEventListener('click', () =>
      globalThis.focus(),
    )
  } catch {
    // Phones' browsers allow this only to a service worker; the page itself shows the same text.
  }
}
