import type { OrderStatus } from '@sufra/shared/orders/order-status'

/** Each status pushed to the diner has its own title, message and sign (spec §4); an unknown one gets the generic words. */
const statusText = {
  Received: { words: 'received', sign: '🧾' },
  Preparing: { words: 'preparing', sign: '👨‍🍳' },
  'Out for Delivery': { words: 'ready', sign: '🛎️' },
  Delivered: { words: 'delivered', sign: '✅' },
  Cancelled: { words: 'cancelled', sign: '❌' },
} as const satisfies Record<OrderStatus, { words: string; sign: string }>

const unknown = { words: 'unknown', sign: '🔔' } as const

export const statusTextOf = (status: string) => (Object.hasOwn(statusText, status) ? statusText[status as OrderStatus] : unknown) // checked just before
