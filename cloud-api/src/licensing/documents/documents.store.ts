import type { DocumentCard, DocumentKind, RestaurantDocument } from '@sufra/shared/documents/document'
import { documentKinds } from '@sufra/shared/documents/document'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { documents } from './documents.table.ts'

export type DocumentRow = typeof documents.$inferSelect

const asDocument = ({ submittedAt, reviewedAt, ...row }: DocumentRow): RestaurantDocument => ({
  ...row,
  submittedAt: submittedAt.toISOString(),
  reviewedAt: reviewedAt?.toISOString() ?? null,
})

/** A restaurant's documents, at most two of each kind. */
export const readDocuments = (db: Db, restaurantId: string): Promise<DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.restaurantId, restaurantId))

/** Returns undefined for an unknown document. */
export const readDocument = async (db: Db, restaurantId: string, id: string): Promise<DocumentRow | undefined> => {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.restaurantId, restaurantId), eq(documents.id, id)))
  return row
}

/** Returns the newest document of a kind: the waiting or rejected one, otherwise the verified one. */
export const newestOf = (rows: readonly DocumentRow[], kind: DocumentKind): DocumentRow | undefined =>
  rows.find((row) => row.kind === kind && row.state !== 'verified') ?? rows.find((row) => row.kind === kind)

export const cardsOf = (rows: readonly DocumentRow[]): DocumentCard[] =>
  documentKinds.map((kind) => {
    const newest = newestOf(rows, kind)
    const inForce = rows.find((row) => row.kind === kind && row.state === 'verified')
    return { kind, newest: newest ? asDocument(newest) : null, inForce: inForce ? asDocument(inForce) : null }
  })

export const insertDocuments = async (tx: Db, rows: (typeof documents.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(documents).values(rows)
}

/** Deletes the waiting and rejected documents of these kinds and returns the ids of their files. */
export const removeUnverified = async (tx: Db, restaurantId: string, kinds: DocumentKind[]): Promise<string[]> => {
  const rows = await tx
    .delete(documents)
    .where(and(eq(documents.restaurantId, restaurantId), inArray(documents.kind, kinds), ne(documents.state, 'verified')))
    .returning({ files: documents.files })
  return rows.flatMap(({ files }) => files.map(({ id }) => id))
}

/**
 * Verifies the waiting documents among all `rows` of the restaurant; each replaces the verified document of its kind. Returns the file ids
 * of the replaced documents.
 */
export const verifyWaiting = async (tx: Db, restaurantId: string, rows: readonly DocumentRow[], now: Date): Promise<string[]> => {
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const old = rows.filter(({ kind, state }) => state === 'verified' && waiting.some((row) => row.kind === kind))
  const ofThese = (ids: string[]) => and(eq(documents.restaurantId, restaurantId), inArray(documents.id, ids))
  await tx.delete(documents).where(ofThese(old.map(({ id }) => id)))
  await tx
    .update(documents)
    .set({ state: 'verified', reason: null, reviewedAt: now })
    .where(ofThese(waiting.map(({ id }) => id)))
  return old.flatMap(({ files }) => files.map(({ id }) => id))
}

export const rejectDocument = async (
  tx: Db,
  restaurantId: string,
  { id, reason }: { id: string; reason: string },
  now: Date,
): Promise<void> => {
  await tx
    .update(documents)
    .set({ state: 'rejected', reason, reviewedAt: now })
    .where(and(eq(documents.restaurantId, restaurantId), eq(documents.id, id)))
}

/** Finds a document's file; `restaurantId` limits it to one restaurant. */
export const findDocumentFile = async (db: Db, fileId: string, restaurantId: string | undefined) => {
  const holds = sql`${documents.files} @> ${JSON.stringify([{ id: fileId }])}::jsonb`
  const [row] = await db
    .select({ files: documents.files })
    .from(documents)
    .where(restaurantId === undefined ? holds : and(eq(documents.restaurantId, restaurantId), holds))
  return row?.files.find(({ id }) => id === fileId)
}

/** The ids among these that a document refers to. */
export const readUsedFiles = async (db: Db, fileIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ files: documents.files })
    .from(documents)
    .where(
      sql`exists (select 1 from jsonb_array_elements(${documents.files}) f where f->>'id' in (select jsonb_array_elements_text(${JSON.stringify(fileIds)}::jsonb)))`,
    )
  return new Set(rows.flatMap(({ files }) => files.map(({ id }) => id)))
}
