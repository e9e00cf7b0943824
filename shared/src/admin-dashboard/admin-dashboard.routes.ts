// Routes of the administrators' dashboard: the state of the platform.
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { replyOfParts, type PartDefinitions } from '../contract/reply-parts.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, signedQar, timestamp } from '../contract/wire.ts'
import { urgencies } from '../support/support-request.ts'

/** Maximum number of listed applicants and unreachable restaurants, the longest waiting first. */
export const maxListed = 5
/** Number of days with orders and revenue, including today. */
export const salesDays = 30

const restaurant = z.object({ id, name: localizedText, branchName: z.string() })

/** Each part of the dashboard with the permission that it needs. */
export const adminDashboardParts = {
  restaurants: {
    permission: 'restaurants.read',
    data: z.record(z.enum(merchantStatuses), z.int()),
  },
  /** `renewals`: accepted restaurants with new documents. */
  applicants: {
    permission: 'applicants.review',
    data: z.object({ pending: z.int(), renewals: z.int(), oldest: z.array(restaurant.extend({ submittedAt: timestamp })) }),
  },
  /** Verified documents by their remaining days. Each document is counted once. */
  documents: {
    permission: 'applicants.review',
    data: z.object({ expired: z.int(), within30: z.int(), within60: z.int(), within90: z.int() }),
  },
  unreachable: {
    permission: 'restaurants.read',
    data: z.object({ count: z.int(), listed: z.array(restaurant.extend({ phone: z.string(), unreachableSince: timestamp })) }),
  },
  /** Open requests for help. `late`: requests whose answer is overdue. */
  support: {
    permission: 'support.answer',
    data: z.array(z.object({ urgency: z.enum(urgencies), open: z.int(), late: z.int() })),
  },
  /** Number of subscriptions by payment status. */
  subscriptions: {
    permission: 'subscriptions.edit',
    data: z.object({ due: z.int(), overdue: z.int(), lapsed: z.int() }),
  },
  /**
   * Sales of all restaurants by business day, the oldest first. `asOf`: the time of the last calculation; null until the first one is
   * finished.
   */
  sales: {
    permission: 'analytics.read',
    data: z.object({
      asOf: timestamp.nullable(),
      days: z.array(z.object({ day: z.iso.date(), orders: z.int(), revenue: signedQar })),
    }),
  },
  /**
   * Failures of the last 24 hours: messages that were given up or wait after a failed attempt, undecided payments and failed webhooks
   * (`countPaymentFailures`), and failed runs of jobs.
   */
  failures: {
    permission: 'health.read',
    data: z.object({ mail: z.int(), sms: z.int(), payments: z.int(), jobs: z.int() }),
  },
} as const satisfies PartDefinitions

const adminDashboard = replyOfParts(adminDashboardParts)
export type AdminDashboard = z.output<typeof adminDashboard>

/** Converts amounts from QAR to dirhams. */
export const adminDashboardInDirhams = (data: z.input<typeof adminDashboard>): AdminDashboard => adminDashboard.parse(data)

export const readAdminDashboard = route({
  method: 'GET',
  path: '/api/admin/dashboard',
  permission: 'restaurants.read',
  summary:
    'How the platform is doing: restaurants, applicants, expiring documents, unreachable restaurants, requests for help, subscriptions that owe, orders by day and failures. Each role gets its parts, and a part that fails says so',
  reply: z.object({ success: z.literal(true), data: adminDashboard }),
  idempotency: 'safe',
})
