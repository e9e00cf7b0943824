/** The whole feed of a restaurant, for its counters; numbered by the feed. */
export const merchantRoom = (restaurantId: string) => `merchant:${restaurantId}`
/** The events of one order, for its diner; numbered by the version of the order. */
export const orderRoom = (orderId: string) => `order:${orderId}`
/** The menu of a restaurant, for diners; numbered by the version of the menu. */
export const menuRoom = (restaurantId: string) => `menu:${restaurantId}`
/** The bill of a table, for its diners; numbered by the version of the bill. */
export const tableRoom = (restaurantId: string, tableId: string) => `table:${restaurantId}/${tableId}`
