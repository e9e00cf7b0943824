import { isKnownStatus, type OrderStatus } from '../orders/order-status.ts'

/** Each status has its own title, message and emoji (spec §4); an unknown status has a generic text. `key` is the i18n key. */
const statusText = {
  Received: { key: 'received', emoji: '🧾' },
  Preparing: { key: 'preparing', emoji: '👨‍🍳' },
  'Out for Delivery': { key: 'ready', emoji: '🛎️' },
  Delivered: { key: 'delivered', emoji: '✅' },
  Cancelled: { key: 'cancelled', emoji: '❌' },
} as const satisfies Record<OrderStatus, { key: string; emoji: string }>

const unknown = { key: 'unknown', emoji: '🔔' } as const

export const statusTextOf = (status: string) => (isKnownStatus(status) ? statusText[status] : unknown)
