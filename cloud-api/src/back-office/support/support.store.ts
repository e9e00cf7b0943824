import { urgencies, type QueueFilter, type SupportStatus } from '@sufra/shared/support/support-request'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, max, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { folded } from '../../platform/db/folded.sql.ts'
import { hasWordsSql, searchedWords } from '../../people/restaurants/restaurant-search.sql.ts'
import { supportFiles, supportMessages, supportRequests } from './support.table.ts'

export type RequestRow = typeof supportRequests.$inferSelect
export type MessageRow = typeof supportMessages.$inferSelect
export type FileRow = typeof supportFiles.$inferSelect
export type RequestKey = Pick<RequestRow, 'restaurantId' | 'id'>
/** `requestedBy`: limits the scope to requests of this member; undefined for all of the restaurant. */
export type RequestScope = { restaurantId: string; requestedBy: string | undefined }

const isRequest = ({ restaurantId, id }: RequestKey) => and(eq(supportRequests.restaurantId, restaurantId), eq(supportRequests.id, id))
const isInScope = ({ restaurantId, requestedBy }: RequestScope) =>
  and(eq(supportRequests.restaurantId, restaurantId), requestedBy === undefined ? undefined : eq(supportRequests.requestedBy, requestedBy))

export const findRequest = async (db: Db, scope: RequestScope, id: string): Promise<RequestRow | undefined> => {
  const [row] = await db
    .select()
    .from(supportRequests)
    .where(and(isInScope(scope), eq(supportRequests.id, id)))
  return row
}

/** Locks a request until the transaction ends. */
export const lockRequest = async (tx: Db, key: RequestKey): Promise<RequestRow | undefined> => {
  const [row] = await tx.select().from(supportRequests).where(isRequest(key)).for('update')
  return row
}

/** Returns the next request number of a restaurant, whose counters must be locked. */
export const nextNumber = async (tx: Db, restaurantId: string): Promise<number> => {
  const [row] = await tx
    .select({ newest: max(supportRequests.number) })
    .from(supportRequests)
    .where(eq(supportRequests.restaurantId, restaurantId))
  return (row?.newest ?? 0) + 1
}

export const countRequestsSince = async (tx: Db, restaurantId: string, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ requests: count() })
    .from(supportRequests)
    .where(and(eq(supportRequests.restaurantId, restaurantId), gte(supportRequests.createdAt, since)))
  return row?.requests ?? 0
}

/** Counts messages of the restaurant to a request. */
export const countMessagesSince = async (tx: Db, { restaurantId, id }: RequestKey, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ messages: count() })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.restaurantId, restaurantId),
        eq(supportMessages.requestId, id),
        eq(supportMessages.by, 'restaurant'),
        gte(supportMessages.createdAt, since),
      ),
    )
  return row?.messages ?? 0
}

export const insertRequest = async (tx: Db, row: RequestRow): Promise<void> => {
  await tx.insert(supportRequests).values(row)
}

export const changeRequest = async (
  tx: Db,
  key: RequestKey,
  change: Partial<Pick<RequestRow, 'status' | 'dueAt' | 'changedAt' | 'assigneeId'>>,
): Promise<void> => {
  await tx.update(supportRequests).set(change).where(isRequest(key))
}

/** Returns false for a message that exists already. */
export const insertMessage = async (tx: Db, row: MessageRow): Promise<boolean> => {
  const inserted = await tx.insert(supportMessages).values(row).onConflictDoNothing().returning({ id: supportMessages.id })
  return inserted.length > 0
}

export const insertFiles = async (tx: Db, rows: FileRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(supportFiles).values(rows)
}

/** Lists requests, newest first, before a number. */
export const listRequests = (db: Db, scope: RequestScope, before: number | undefined, limit: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(supportRequests)
    .where(and(isInScope(scope), before === undefined ? undefined : lt(supportRequests.number, before)))
    .orderBy(desc(supportRequests.number))
    .limit(limit)

/** The administrator who reads the queue, and the time. */
type QueueReader = { adminId: string; now: Date }
const isShown = (filter: QueueFilter, { adminId, now }: QueueReader) =>
  ({
    all: undefined,
    mine: eq(supportRequests.assigneeId, adminId),
    unassigned: isNull(supportRequests.assigneeId),
    late: lte(supportRequests.dueAt, now),
  })[filter]

/** Lists requests of all restaurants: open ones by the time when an answer is due, others by their last change. */
export const listQueue = (
  db: Db,
  { status, filter, search }: { status: SupportStatus; filter: QueueFilter; search: string },
  reader: QueueReader,
  limit: number,
): Promise<RequestRow[]> =>
  db
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.status, status), isShown(filter, reader), isSearched(search)))
    .orderBy(status === 'open' ? asc(supportRequests.dueAt) : desc(supportRequests.changedAt), asc(supportRequests.id))
    .limit(limit)

/** Counts the requests of each status, and open ones that are late, assigned to the reader or unassigned. */
export const countQueue = async (db: Db, reader: QueueReader) => {
  const countOf = (filter: QueueFilter) => sql<number>`(count(*) filter (where ${isShown(filter, reader)}))::int`
  const rows = await db
    .select({
      status: supportRequests.status,
      requests: count(),
      late: countOf('late'),
      mine: countOf('mine'),
      unassigned: countOf('unassigned'),
    })
    .from(supportRequests)
    .groupBy(supportRequests.status)
  const of = (status: SupportStatus) => rows.find((row) => row.status === status)
  return {
    open: of('open')?.requests ?? 0,
    answered: of('answered')?.requests ?? 0,
    closed: of('closed')?.requests ?? 0,
    late: of('open')?.late ?? 0,
    mine: of('open')?.mine ?? 0,
    unassigned: of('open')?.unassigned ?? 0,
  }
}

/** Critical requests that wait for an answer, the longest waiting first. */
export const listCriticalRequests = (db: Db, limit: number): Promise<RequestRow[]> =>
  db
    .select()
    .from(supportRequests)
    .where(and(eq(supportRequests.status, 'open'), eq(supportRequests.urgency, 'Critical')))
    .orderBy(asc(supportRequests.dueAt), asc(supportRequests.id))
    .limit(limit)

/** Counts open requests of each urgency, the most urgent first, and the late ones among them. */
export const countOpenByUrgency = async (db: Db, now: Date) => {
  const late = sql<number>`(count(*) filter (where ${lte(supportRequests.dueAt, now)}))::int`
  const rows = await db
    .select({ urgency: supportRequests.urgency, open: count(), late })
    .from(supportRequests)
    .where(eq(supportRequests.status, 'open'))
    .groupBy(supportRequests.urgency)
  return urgencies.toReversed().map((urgency) => rows.find((row) => row.urgency === urgency) ?? { urgency, open: 0, late: 0 })
}

/** Returns a request's messages, oldest first, each with its files. */
export const readMessages = async (db: Db, { restaurantId, id }: RequestKey): Promise<(MessageRow & { files: FileRow[] })[]> => {
  const rows = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.restaurantId, restaurantId), eq(supportMessages.requestId, id)))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id))
  const files = await db
    .select()
    .from(supportFiles)
    .where(and(eq(supportFiles.restaurantId, restaurantId), eq(supportFiles.requestId, id)))
    .orderBy(asc(supportFiles.position))
  return rows.map((row) => ({ ...row, files: files.filter(({ messageId }) => messageId === row.id) }))
}

/** Returns a file; without a scope, of any restaurant. */
export const findFile = async (db: Db, id: string, scope: RequestScope | undefined): Promise<FileRow | undefined> => {
  const [row] = await db
    .select({ file: supportFiles })
    .from(supportFiles)
    .innerJoin(
      supportRequests,
      and(eq(supportRequests.restaurantId, supportFiles.restaurantId), eq(supportRequests.id, supportFiles.requestId)),
    )
    .where(and(eq(supportFiles.id, id), scope && isInScope(scope)))
  return row?.file
}

/** Returns the ids that a message refers to. */
export const readUsedSupportFiles = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: supportFiles.id })
    .from(supportFiles)
    .where(inArray(supportFiles.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

const subject = `${folded('support_requests.subject')} || ' #' || support_requests.number || ' ' || coalesce(r.search_text, '')`

/**
 * Whether a request has every word of a search in its subject, its number, its restaurant or one of its owners. Returns undefined for an
 * empty search.
 */
const isSearched = (search: string): SQL | undefined => {
  const patterns = searchedWords(search).map(({ pattern }) => pattern)
  if (patterns.length === 0) return undefined
  return sql`exists (
    select 1 from (select array(select jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb)) as patterns) w
    left join restaurants r on r.id = support_requests.restaurant_id
    where ${sql.raw(subject)} like all (w.patterns) or ${sql.raw(hasWordsSql('r', 'w.patterns'))})`
}
