// The last menu, which a phone has stored and shows while the server cannot be reached.
import type { MenuOnWire } from './menu.ts'

/** `storedAt`: when the server has sent it, in milliseconds. No server sends this. */
type StoredMenu = MenuOnWire & { storedAt: number }

/**
 * The reply as it is stored. What is true at one moment only is left out: whether the restaurant is open, paused, busy or reached, and for how long. The server
 * decides that when an order comes.
 */
export const toStored = <Reply extends { data: MenuOnWire }>(reply: Reply, storedAt: number): Reply & { data: StoredMenu } => {
  const { restaurant } = reply.data
  const opening = restaurant.opening && { ...restaurant.opening, periods: null, pausedUntil: null, busy: null }
  return { ...reply, data: { ...reply.data, restaurant: { ...restaurant, takingOrders: true, isUnreachable: false, opening }, storedAt } }
}

/** When a stored menu was sent, in milliseconds; undefined of one that has just come from the server. */
export const storedAtOf = (menu: object): number | undefined =>
  'storedAt' in menu && typeof menu.storedAt === 'number' ? menu.storedAt : undefined
