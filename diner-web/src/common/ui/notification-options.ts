import { iconOf } from './emoji-icon.ts'

/**
 * Options of a notification about an order. The tag makes a newer notification replace it, even when the page and the service worker show
 * the same one.
 */
export const notificationOptions = (message: string, emoji: string) => ({ body: message, icon: iconOf(emoji), tag: 'sufra-order' })
