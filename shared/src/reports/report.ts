// The parts of a report. Each figure is a sum over the orders of its business days; averages and changes are calculated from the sums.
import { z } from 'zod'
import { localizedText, signedQar } from '../contract/wire.ts'
import { allCancelReasons } from '../orders/cancel-reason.ts'
import { orderTypes } from '../orders/order-type.ts'
import { paymentMethods } from '../payments/payment-state.ts'

const day = z.iso.date()
export const dayRange = z.object({ from: day, to: day })

/** Sales of a group. `revenue`: their price less refunds. */
const sums = z.object({ orders: z.int(), revenue: signedQar })
export type SalesSums = z.output<typeof sums>

/** A group in the displayed period, and in the period before. */
const compared = sums.extend({ before: sums })
export type ComparedSums = z.output<typeof compared>

/** Sums of milliseconds over the counted orders. */
export const times = z.object({
  accepted: z.int(),
  acceptTime: z.int(),
  /** Orders that staff marked as ready. */
  prepared: z.int(),
  prepareTime: z.int(),
  /** Sum of their promised times, counted from acceptance. */
  promisedTime: z.int(),
  /** Number of prepared orders that were ready after the promised time. */
  late: z.int(),
})
export type TimeSums = z.output<typeof times>

/** Customers are identified by their mobile number. `returning`: customers who ordered before the period too, or more than once in it. */
const customers = z.object({
  all: z.int(),
  returning: z.int(),
  ordersOfReturning: z.int(),
  revenueOfReturning: signedQar,
  ordersWithoutNumber: z.int(),
})
export type CustomerSums = z.output<typeof customers>

const summary = sums.extend({
  /** The price of all sales, before refunds. */
  sales: signedQar,
  refunds: signedQar,
  cancelled: z.int(),
  cancelledValue: signedQar,
  times,
  customers,
})
export type ReportSummary = z.output<typeof summary>

/** Sales of an item or of a cuisine, before refunds. */
const sold = z.object({ quantity: z.int(), sales: signedQar })
export type SoldSums = z.output<typeof sold>
const comparedSold = sold.extend({ before: sold })

const cancellations = z.object({ orders: z.int(), value: signedQar })

export const report = z.object({
  today: day,
  /** The first business day with a sale. Null before it, and in a reply of an older server that the desktop has cached. */
  firstDay: day.nullable().default(null),
  /** The beginning of the business day in minutes after midnight: earlier hours belong to the day before. */
  dayEndsAt: z.int(),
  shown: dayRange,
  before: dayRange,
  /** Whether today is displayed. Then the last day of the previous period counts up to the same time. */
  isBeforeSoFar: z.boolean().default(false),
  summary,
  summaryBefore: summary,
  /** Every day of both periods. */
  days: z.array(sums.extend({ day })),
  daysBefore: z.array(sums.extend({ day })),
  /** Hours with sales. `weekday`: of the business day, 0 is Sunday. `hour`: by the restaurant's clock. */
  hours: z.array(sums.extend({ weekday: z.int().min(0).max(6), hour: z.int().min(0).max(23) })),
  methods: z.array(compared.extend({ method: z.enum(paymentMethods) })),
  types: z.array(compared.extend({ type: z.enum(orderTypes) })),
  /** Items, the best-selling first. `cuisine`: null for an item that is no longer on the menu. */
  items: z.array(comparedSold.extend({ itemId: z.uuid(), name: localizedText, cuisine: localizedText.nullable() })),
  /** `name`: null for items that are no longer on the menu. */
  cuisines: z.array(comparedSold.extend({ cuisineId: z.uuid().nullable(), name: localizedText.nullable() })),
  reasons: z.array(cancellations.extend({ reason: z.enum(allCancelReasons), before: cancellations })),
})
export type Report = z.output<typeof report>
export type ReportOnWire = z.input<typeof report>

/** Converts amounts from QAR to dirhams. */
export const reportInDirhams = (data: ReportOnWire): Report => report.parse(data)

/** An average in minutes; undefined without orders. */
export const averageMinutes = (total: number, orders: number): number | undefined => (orders === 0 ? undefined : total / orders / 60_000)
