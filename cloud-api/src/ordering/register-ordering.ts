import type { FastifyInstance } from 'fastify'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import { registerEscalation } from './escalation/register-escalation.ts'
import { registerOrderHistory } from './order-history/register-order-history.ts'
import { registerOrders, type OrderDeps } from './orders/register-orders.ts'
import { registerPrintClaims } from './printing/register-print-claims.ts'

type Deps = OrderDeps & { fileLinks: FileLinks }

/** Registers orders from the visit of a guest to the history. Returns the functions that place orders, for their payment. */
export const registerOrdering = (app: FastifyInstance, platform: Platform, { fileLinks, ...deps }: Deps) => {
  registerPrintClaims(app, platform)
  const orders = registerOrders(app, platform, deps)
  const { restaurantReached } = registerEscalation(app, platform, { ...orders, ...deps })
  registerOrderHistory(app, platform, { fileLinks })
  return { ...orders, restaurantReached }
}
