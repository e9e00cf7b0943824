// Sixty days of generated orders for lists and reports, deterministic except for the dates.
import { itemTotal } from '@sufra/shared/cart/cart-total'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { add, dirhams, zero, type Dirhams } from '@sufra/shared/money'
import { cancelReasonsFor } from '@sufra/shared/orders/cancel-reason'
import type { OrderLine } from '@sufra/shared/orders/order'
import { v7 as uuidv7 } from 'uuid'
import { randomBytes } from 'node:crypto'
import type { orderLines, orders, payments } from '../ordering/orders/orders.table.ts'
import { businessDayOf } from '@sufra/shared/dates/business-day'
import { demoDiners, demoInstructions, demoVehicles } from './demo-restaurant.ts'
import { createRandom, type Random } from './random.ts'

type Rows = {
  orders: (typeof orders.$inferInsert)[]
  lines: (typeof orderLines.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
}
type Table = { id: string; number: number }
type Context = { restaurantId: string; items: MenuItem[]; tables: Table[]; clock: { timeZone: string; dayEndsAt: number } }

const days = 60
const minute = 60_000
const day = 86_400_000
/** Hours of the day in Doha (UTC+3), weighted by number of orders. */
const busyHours = [9, 10, 12, 12, 13, 13, 13, 14, 17, 18, 19, 19, 20, 20, 20, 21, 21, 21, 22, 22, 23]
const weekendDays = new Set([4, 5]) // Thursday and Friday nights, by Date's count

export const lineOf = (item: MenuItem, random: Random): OrderLine => {
  const quantity = random.chance(0.25) ? random.between(2, 4) : 1
  const addOns = item.addOns
    .filter((group) => group.min > 0 || random.chance(0.4))
    .map((group) => ({
      addOnTitle: group.title,
      options: [random.pick(group.options)].map(({ name, price }) => ({ optionName: name, pricing: price, quantity })),
    }))
  const line = { itemId: item._id, name: item.name, quantity, pricePerItem: item.sellingPrice, addOns }
  return { ...line, total: itemTotal(line) }
}

const cashFor = (total: number, random: Random) => dirhams(random.chance(0.3) ? total : Math.ceil(total / 5_000) * 5_000)

type Placed = { restaurantId: string; id: string; totalPrice: Dirhams; placedAt: Date }

/** Adds the lines of an order, and its payment in cash. */
export const pushDetails = (rows: Pick<Rows, 'lines' | 'payments'>, order: Placed, lines: readonly OrderLine[], cashAmount: Dirhams) => {
  const { restaurantId, id: orderId, totalPrice: amount, placedAt: createdAt } = order
  lines.forEach((line, index) => rows.lines.push({ restaurantId, orderId, line: index + 1, ...line }))
  const id = uuidv7({ msecs: createdAt.getTime() })
  rows.payments.push({ restaurantId, id, orderId, method: 'Cash', amount, cashAmount, createdAt })
}

const addOrder = (rows: Rows, context: Context & { now: Date }, placedAt: Date, orderNumber: number, random: Random) => {
  const { restaurantId, clock, now } = context
  const businessDay = businessDayOf(placedAt, clock)
  const id = randomBytes(16).toString('base64url')
  const lines = Array.from({ length: random.between(1, 5) }, () => lineOf(random.pick(context.items), random))
  const totalPrice = lines.reduce((sum, line) => add(sum, line.total), zero)
  const isDriveThru = random.chance(0.2)
  const isCancelled = random.chance(0.05)
  const vehicle = isDriveThru ? random.pick(demoVehicles) : undefined
  const table = random.pick(context.tables)
  const diner = random.pick(demoDiners)
  const after = (minutes: number) => new Date(placedAt.getTime() + minutes * minute)
  const accepted = random.between(1, 4)
  const promised = random.pick([10, 15, 15, 20, 30])
  const closed = isCancelled ? random.between(2, 6) : accepted + promised + random.between(-4, 9)
  rows.orders.push({
    restaurantId,
    id,
    orderNumber,
    businessDay,
    version: isCancelled ? 3 : 5,
    status: isCancelled ? 'Cancelled' : 'Delivered',
    orderType: isDriveThru ? 'Drive-thru' : 'Dine-in',
    tableId: isDriveThru ? null : table.id,
    tableNumber: isDriveThru ? null : table.number,
    customerName: diner.name,
    mobileNumber: diner.mobile,
    vehicleModel: vehicle?.model ?? '',
    vehicleNumber: vehicle?.number ?? '',
    vehicleColor: vehicle?.color ?? '',
    orderInstructions: random.chance(0.15) ? random.pick(demoInstructions) : '',
    totalPrice,
    paidAmount: isCancelled ? zero : totalPrice,
    // Orders of today are left for the first day close.
    dayClose: businessDay === businessDayOf(now, clock) ? null : 0,
    placedAt,
    acknowledgedAt: after(0.05),
    acceptedAt: isCancelled ? null : after(accepted),
    promisedAt: isCancelled ? null : after(accepted + promised),
    readyAt: isCancelled ? null : after(closed - 5),
    closedAt: after(closed),
    cancelReason: isCancelled ? random.pick(cancelReasonsFor('Received')) : null,
  })
  pushDetails(rows, { restaurantId, id, totalPrice, placedAt }, lines, cashFor(totalPrice, random))
}

const orderTimesOf = (midnight: number, weekday: number, random: Random): Date[] => {
  const count = random.between(30, 50) * (weekendDays.has(weekday) ? 1.6 : 1)
  const times = Array.from(
    { length: Math.round(count) },
    () => midnight + (random.pick(busyHours) - 3) * 60 * minute + random.between(0, 3_599) * 1_000,
  )
  return times.toSorted((a, b) => a - b).map((time) => new Date(time))
}

/** Orders of the last 60 days up to an hour ago, all closed, numbered by business day. */
export const pastOrders = (context: Context, now: Date): Rows => {
  const random = createRandom(1_974)
  const rows: Rows = { orders: [], lines: [], payments: [] }
  const available = { ...context, now, items: context.items.filter((item) => item.isAvailable) }
  const today = Math.floor(now.getTime() / day) * day
  for (let back = days; back >= 0; back -= 1) {
    const midnight = today - back * day
    const times = orderTimesOf(midnight, new Date(midnight).getUTCDay(), random).filter(
      (time) => time.getTime() < now.getTime() - 60 * minute,
    )
    times.forEach((time, index) => addOrder(rows, available, time, index + 1, random))
  }
  return rows
}
