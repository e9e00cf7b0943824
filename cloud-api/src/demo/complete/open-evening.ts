// Orders of this evening that are not finished: some in each column of the board, a waiter's call and a request for the bill. Times count
// from the start.
import { randomBytes } from 'node:crypto'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { add, zero } from '@sufra/shared/money'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { v7 as uuidv7 } from 'uuid'
import type { sittings } from '../../ordering/orders/sittings/sittings.table.ts'
import type { orderLines, orders, payments } from '../../ordering/orders/orders.table.ts'
import type { tableBills } from '../../money/table-bill/table-bill.table.ts'
import { demoDiners, demoInstructions, demoVehicles } from '../demo-restaurant.ts'
import { lineOf, pushDetails } from '../past-orders.ts'
import { createRandom } from '../random.ts'

type Rows = {
  orders: (typeof orders.$inferInsert)[]
  lines: (typeof orderLines.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  sittings: (typeof sittings.$inferInsert)[]
  bills: (typeof tableBills.$inferInsert)[]
}
type Context = {
  restaurantId: string
  items: MenuItem[]
  tables: { id: string; number: number }[]
  clock: { timeZone: string; dayEndsAt: number }
  /** Number of the last order of today. */
  lastNumber: number
}

/** Minutes before the start at which a step happened, or after it when negative. Without a table the order is for a car. */
type Scene = {
  status: OrderStatus
  placed: number
  table?: number
  accepted?: number
  promised?: number
  ready?: number
  closed?: number
  called?: number
}

const scenes: readonly Scene[] = [
  { status: 'Delivered', table: 4, placed: 48, accepted: 46, promised: 31, ready: 33, closed: 30 },
  { status: 'Preparing', table: 8, placed: 22, accepted: 20, promised: 3 },
  { status: 'Out for Delivery', table: 2, placed: 19, accepted: 18, promised: -2, ready: 2 },
  { status: 'Out for Delivery', placed: 17, accepted: 16, promised: -4, ready: 1 },
  { status: 'Preparing', table: 5, placed: 11, accepted: 10, promised: -5, called: 1 },
  { status: 'Preparing', placed: 8, accepted: 7, promised: -8 },
  { status: 'Received', table: 3, placed: 1 },
  { status: 'Received', placed: 0.4 },
]
const billTable = 4
const minute = 60_000

/**
 * The counter has acknowledged and silenced the orders that are not accepted, so that the escalation does not cancel them before anyone has
 * seen them.
 */
export const openEvening = ({ restaurantId, items, tables, clock, lastNumber }: Context, now: Date): Rows => {
  const random = createRandom(1_975)
  const rows: Rows = { orders: [], lines: [], payments: [], sittings: [], bills: [] }
  const available = items.filter(({ isAvailable }) => isAvailable)
  const before = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const when = (minutes: number | undefined) => (minutes === undefined ? null : before(minutes))
  for (const [index, scene] of scenes.entries()) {
    const id = randomBytes(16).toString('base64url')
    const table = scene.table === undefined ? undefined : tables.find(({ number }) => number === scene.table)
    const lines = Array.from({ length: random.between(1, 4) }, () => lineOf(random.pick(available), random))
    const totalPrice = lines.reduce((sum, { total }) => add(sum, total), zero)
    const diner = demoDiners[(index * 5) % demoDiners.length]
    const vehicle = table ? undefined : demoVehicles[index % demoVehicles.length]
    const placedAt = before(scene.placed)
    const sittingId = table ? uuidv7({ msecs: placedAt.getTime() }) : null
    const isReceived = scene.status === 'Received'
    rows.orders.push({
      restaurantId,
      id,
      orderNumber: lastNumber + index + 1,
      businessDay: businessDayOf(placedAt, clock),
      version: 2,
      status: scene.status,
      orderType: table ? 'Dine-in' : 'Drive-thru',
      tableId: table?.id ?? null,
      tableNumber: table?.number ?? null,
      sittingId,
      customerName: diner?.name ?? '',
      mobileNumber: diner?.mobile ?? '',
      vehicleModel: vehicle?.model ?? '',
      vehicleNumber: vehicle?.number ?? '',
      vehicleColor: vehicle?.color ?? '',
      orderInstructions: index % 3 === 1 ? (demoInstructions[index] ?? '') : '',
      totalPrice,
      placedAt,
      acknowledgedAt: new Date(placedAt.getTime() + 1_000),
      silencedAt: isReceived ? new Date(placedAt.getTime() + 5_000) : null,
      acceptedAt: when(scene.accepted),
      promisedAt: when(scene.promised),
      readyAt: when(scene.ready),
      closedAt: when(scene.closed),
      isRepeatCustomer: index % 2 === 0,
      waiterCalledAt: when(scene.called),
      waiterAcknowledgedAt: when(scene.called),
      waiterCalls: scene.called === undefined ? 0 : 1,
    })
    pushDetails(rows, { restaurantId, id, totalPrice, placedAt }, lines, totalPrice)
    if (!table || !sittingId) continue
    const code = String(random.between(1_000, 9_999))
    rows.sittings.push({ restaurantId, id: sittingId, tableId: table.id, code, openedAt: placedAt, lastOrderAt: placedAt })
    if (table.number === billTable)
      rows.bills.push({ restaurantId, tableId: table.id, version: 1, requestedAt: before(1), acknowledgedAt: before(1) })
  }
  return rows
}
