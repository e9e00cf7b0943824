import { z } from 'zod'
import { localizedText, signedQar, timestamp } from '../contract/wire.ts'
import { route } from '../contract/route.ts'
import { times } from '../reports/report.ts'

/** `revenue`: null for a member who may not see money. */
const figures = z.object({ orders: z.int(), revenue: signedQar.nullable(), times })
export type DashboardFigures = z.output<typeof figures>

export const dashboard = z.object({
  today: z.iso.date(),
  /** The same weekday of last week. */
  dayBefore: z.iso.date(),
  /** The beginning of the business day, in minutes after midnight. */
  dayEndsAt: z.int(),
  /** False for a new restaurant, which has had no order yet. */
  hasOrders: z.boolean(),
  now: figures,
  /** Figures of the day before, up to the same time. */
  before: figures,
  open: z.object({
    waiting: z.int(),
    preparing: z.int(),
    ready: z.int(),
    /** Number of orders in preparation whose promised time has passed. */
    late: z.int(),
  }),
  /** Hours of the restaurant's clock in which either day has sales; both days are complete. */
  hours: z.array(z.object({ hour: z.int().min(0).max(23), orders: z.int(), ordersBefore: z.int() })),
  /** Today's best-selling items by quantity. */
  topItems: z.array(z.object({ itemId: z.uuid(), name: localizedText, quantity: z.int() })),
  soldOut: z.object({
    count: z.int(),
    items: z.array(z.object({ itemId: z.uuid(), name: localizedText, backAt: timestamp.nullable() })),
  }),
})
export type Dashboard = z.output<typeof dashboard>
export type DashboardOnWire = z.input<typeof dashboard>

/** Converts amounts from QAR to dirhams. */
export const dashboardInDirhams = (data: DashboardOnWire): Dashboard => dashboard.parse(data)

export const readDashboard = route({
  method: 'GET',
  path: '/api/merchant/dashboard',
  permission: 'orders.read',
  summary:
    'Today against the same weekday of last week up to the same time, open orders, hours, top items and sold-out items. Without money for staff',
  reply: z.object({ success: z.literal(true), data: dashboard }),
  idempotency: 'safe',
})
