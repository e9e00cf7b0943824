// The last menu, which a phone stores and shows while the server cannot be reached.
import type { MenuOnWire } from './menu.ts'

/** `storedAt`: the time of the server's reply in milliseconds. The server does not send this field. */
type StoredMenu = MenuOnWire & { storedAt: number }

/**
 * The reply in its stored form. It leaves out the values that change with time: whether the restaurant is open, paused, busy or reachable.
 * The server checks them for each order.
 */
export const toStored = <Reply extends { data: MenuOnWire }>(reply: Reply, storedAt: number): Reply & { data: StoredMenu } => {
  const { restaurant } = reply.data
  const opening = restaurant.opening && { ...restaurant.opening, periods: null, pausedUntil: null, busy: null }
  return { ...reply, data: { ...reply.data, restaurant: { ...restaurant, takingOrders: true, isUnreachable: false, opening }, storedAt } }
}

/** The time of a stored menu's reply in milliseconds; undefined for a menu fresh from the server. */
export const storedAtOf = (menu: object): number | undefined =>
  'storedAt' in menu && typeof menu.storedAt === 'number' ? menu.storedAt : undefined
