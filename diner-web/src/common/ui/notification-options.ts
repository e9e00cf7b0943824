/**
 * Options of a notification about an order. The tag makes a newer notification replace it, even when the page and the service worker show
 * the same one.
 */
export const notificationOptions = (message: string, emoji: string) => ({ body: message, icon: iconOf(emoji), tag: 'sufra-order' })

/** Renders an emoji as an image URL, for the icon of a notification. */
export const iconOf = (emoji: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><text y="82" font-size="84">${emoji}</text></svg>`)}`
