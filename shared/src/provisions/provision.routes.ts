// Every restaurant of the platform, for administrators.
import { z } from 'zod'
import { merchantStatuses, type MerchantStatus } from '../accounts/account.ts'
import { countsReply, listCounts } from '../contract/list-counts.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, timestamp, typedText } from '../contract/wire.ts'
import { exportOptions } from '../exports/export-format.ts'
import { fileLinkReply } from '../file-links/file-link.ts'

export const provisionFilters = ['all', ...merchantStatuses] as const satisfies readonly ('all' | MerchantStatus)[]
export type ProvisionFilter = (typeof provisionFilters)[number]

/** The sort order: by the last submission of the application, or by the name in a language. */
export const provisionSorts = ['newest', 'oldest', 'nameEn', 'nameAr'] as const
export type ProvisionSort = (typeof provisionSorts)[number]

/** The sort orders that a reader chooses from; `name` means the name in the language of the screen. */
export const shownSorts = ['newest', 'oldest', 'name'] as const
export type ShownSort = (typeof shownSorts)[number]

export const provisionPageSize = 50
export const maxProvisionSearch = 100

/** Each word of `search` must be in the name in either language, the branch, the owner's name, email or phone, or a registration number. */
const filters = z.object({
  status: z.enum(provisionFilters).default('all'),
  search: typedText(maxProvisionSearch).default(''),
  sort: z.enum(provisionSorts).default('newest'),
})
export type ProvisionList = z.output<typeof filters>

const provision = z.object({
  id,
  name: localizedText,
  branchName: z.string(),
  ownerName: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  commercialRegistrationNumber: z.string(),
  status: z.enum(merchantStatuses),
  submittedAt: timestamp,
})
export type Provision = z.output<typeof provision>

const cursor = z.string().max(1_000).nullable()
/** Counts of all restaurants, independent of the search. */
const counts = z.record(z.enum(provisionFilters), z.int())

export const listProvisions = route({
  method: 'GET',
  path: '/api/admin/restaurants',
  permission: 'restaurants.read',
  summary:
    'Lists the restaurants of the platform by status, searched and sorted, in pages of 50, with the number of each status unless it is left out',
  query: filters.extend({ cursor: z.string().max(1_000).optional(), counts: listCounts }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(provision),
    /** Cursors of the previous and the next page; null when there is none. */
    previous: cursor,
    next: cursor,
    counts: counts.optional(),
  }),
  idempotency: 'safe',
})

export const countProvisions = route({
  method: 'GET',
  path: '/api/admin/restaurants/counts',
  permission: 'restaurants.read',
  summary: 'The number of restaurants of each status',
  reply: countsReply(counts),
  idempotency: 'safe',
})

export const createProvisionsLink = route({
  method: 'POST',
  path: '/api/admin/restaurants/link',
  permission: 'restaurants.read',
  summary: 'Returns a one-time link to the restaurants that pass the filters as a CSV or XLSX file, and records it in the audit log',
  body: filters.extend(exportOptions.shape),
  reply: fileLinkReply,
  idempotency: 'no',
})
