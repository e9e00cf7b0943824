// The subscriptions of all restaurants, for administrators.
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { countsReply, listCounts } from '../contract/list-counts.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, qar, typedText } from '../contract/wire.ts'
import { exportOptions } from '../exports/export-format.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { maxProvisionSearch } from '../provisions/provision.routes.ts'
import { planPeriods } from './plan.ts'
import { subscriptionStates, type SubscriptionState } from './subscription-state.ts'

export const subscriptionFilters = ['all', ...subscriptionStates] as const satisfies readonly ('all' | SubscriptionState)[]
export type SubscriptionFilter = (typeof subscriptionFilters)[number]

/** The sort order: by the next day on which something is due, or by the name of the restaurant in a language. */
export const subscriptionSorts = ['deadline', 'nameEn', 'nameAr'] as const
export type SubscriptionSort = (typeof subscriptionSorts)[number]

export const subscriptionPageSize = 50

/** `search` works as in the list of restaurants. */
const filters = z.object({
  state: z.enum(subscriptionFilters).default('all'),
  search: typedText(maxProvisionSearch).default(''),
  sort: z.enum(subscriptionSorts).default('deadline'),
})
export type SubscriptionList = z.output<typeof filters>

const day = z.iso.date()

/**
 * `dueOn`: the due day of the earliest unpaid invoice. `openAmount`: the sum of all unpaid invoices. `nextPeriodOn`: the first day that is
 * not invoiced yet.
 */
const listed = z.object({
  id,
  name: localizedText,
  branchName: z.string(),
  status: z.enum(merchantStatuses),
  plan: localizedText,
  price: qar,
  period: z.enum(planPeriods),
  state: z.enum(subscriptionStates),
  openAmount: qar,
  dueOn: day.nullable(),
  nextPeriodOn: day,
  trialEndsOn: day,
  cancelledOn: day.nullable(),
})
export type ListedSubscription = z.output<typeof listed>
/** The subscription on the wire: amounts in QAR. */
export type ListedSubscriptionOnWire = z.input<typeof listed>

const cursor = z.string().max(1_000).nullable()
/** Counts of all subscriptions, independent of the search. */
const counts = z.record(z.enum(subscriptionFilters), z.int())
const common = { permission: 'subscriptions.edit' } as const

export const listSubscriptions = route({
  method: 'GET',
  path: '/api/admin/subscriptions',
  summary: 'Lists subscriptions by state, searched and sorted, in pages of 50, with the number of each state unless it is left out',
  query: filters.extend({ cursor: z.string().max(1_000).optional(), counts: listCounts }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(listed),
    /** Cursors of the previous and the next page; null when there is none. */
    previous: cursor,
    next: cursor,
    counts: counts.optional(),
  }),
  idempotency: 'safe',
  ...common,
})

export const countSubscriptions = route({
  method: 'GET',
  path: '/api/admin/subscriptions/counts',
  summary: 'The number of subscriptions of each state',
  reply: countsReply(counts),
  idempotency: 'safe',
  ...common,
})

export const createSubscriptionsLink = route({
  method: 'POST',
  path: '/api/admin/subscriptions/link',
  summary: 'Returns a one-time link to the subscriptions that pass the filters as a CSV or XLSX file, and records it in the audit log',
  body: filters.extend(exportOptions.shape),
  reply: fileLinkReply,
  idempotency: 'no',
  ...common,
})
