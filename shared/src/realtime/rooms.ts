/** A restaurant's whole feed, for its counters; numbered by the feed. */
export const merchantRoom = (restaurantId: string) => `merchant:${restaurantId}`
/** One order's rows of the feed, for its diner; numbered by the order's version. */
export const orderRoom = (orderId: string) => `order:${orderId}`
/** A restaurant's menu, for who looks at it; numbered by the menu's version. */
export const menuRoom = (restaurantId: string) => `menu:${restaurantId}`
