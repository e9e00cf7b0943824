import { useSession } from './session.ts'

/** A sign drawn as a picture, for a notification. */
const iconOf = (sign: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="82" font-size="84">${sign}</text></svg>`)}`

/** Shows a notification of the browser's, if the diner allowed it and this browser can; otherwise nothing happens (spec §8). */
export const showBrowserNotification = (title: string, message: string, sign: string): void => {
  if (!useSession.getState().allowNotification || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    new Notification(title, { body: message, icon: iconOf(sign), tag: 'sufra-order' }).addEventListener('click', () => globalThis.focus())
  } catch {
    // Phones' browsers allow this only to a service worker; the page itself shows the same words.
  }
}
