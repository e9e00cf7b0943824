import { allowNotifications } from '../app/session.ts'

/** Asks for permission, where that can work; a no or a phone that cannot is simply skipped (spec §8). Call after a tap. */
export const askNotifications = async (): Promise<void> => {
  if (!('Notification' in globalThis)) return
  const permission = Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  allowNotifications(permission === 'granted')
}
