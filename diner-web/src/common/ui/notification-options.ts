import { iconOf } from './emoji-icon.ts'

/** Of a notification about an order. The same tag: a newer one replaces it, also the same one from the page and from the service worker. */
export const notificationOptions = (message: string, emoji: string) => ({ body: message, icon: iconOf(emoji), tag: 'sufra-order' })
