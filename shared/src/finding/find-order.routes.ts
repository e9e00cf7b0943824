import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { order } from '../orders/order.ts'
import { visitToken } from '../visits/visit.routes.ts'
import { lastDigits, typedOrderNumber } from './find-order.ts'

/** The fields of an open order that a phone stores. */
const found = order.pick({ orderId: true, orderNumber: true, restaurantId: true, tableId: true, tableNumber: true, status: true })

export const findOrder = route({
  method: 'POST',
  path: '/api/orders/find',
  permission: 'public',
  summary:
    'Returns the id of an order of the last twelve hours and of today’s business day, by its number and the last four digits of its mobile number, to a phone that has opened the restaurant. A few tries; the refusal does not say whether the number exists',
  body: z.object({ restaurantId: id, visit: visitToken, orderNumber: typedOrderNumber, lastDigits }),
  reply: z.object({ success: z.literal(true), data: found }),
  idempotency: 'safe',
})
