// Pages of a list that begin at the end of another page: a cursor has the sorted key and the id of the row beside the page.
import { z } from 'zod'
import { refused } from '../refusals/refused.ts'

export type Position = { key: string; id: string }
/** `isBackwards`: the page is before the position, read from the nearest row on. */
export type PageStart = Position & { isBackwards: boolean }

/** Keys of cursors: times, days, and names. */
export const timeKey = z.iso.datetime().regex(/^2\d{3}-/)
export const dayKey = z.iso.date().regex(/^2\d{3}-/)
export const nameKey = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'))

/** A time as the key of a cursor, in ISO 8601. */
export const timeKeySql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The expression that a sort compares, its key as text of the cursor, and its direction. */
export type KeysetSort = { by: string; key: string; type: string; isDescending: boolean }

/** The direction in which a page is read, and the comparison of its rows with the start position. */
export const directionOf = (isDescending: boolean, start: PageStart | undefined) =>
  isDescending === (start?.isBackwards ?? false) ? (['asc', '>'] as const) : (['desc', '<'] as const)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // invalid JSON is treated like any other invalid cursor
  }
}

const writeCursor = ({ key, id }: Position, isBackwards: boolean): string =>
  Buffer.from(JSON.stringify([isBackwards, key, id])).toString('base64url')

/** Refuses `request.invalid` for a cursor that is invalid, or whose key belongs to another sort. */
export const readCursor = (key: z.ZodType<string>, cursor: string | undefined): PageStart | undefined => {
  if (cursor === undefined) return undefined
  const { data } = z.tuple([z.boolean(), key, z.uuid()]).safeParse(parsed(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw refused('request.invalid')
  return { isBackwards: data[0], key: data[1], id: data[2] }
}

/**
 * Returns a page with the cursors of the pages beside it; null where there is none. `read`: the rows as they were read, with one more where
 * others follow.
 */
export const pageOf = <Row extends Position>(read: readonly Row[], size: number, start: PageStart | undefined) => {
  const isMore = read.length > size
  const rows = start?.isBackwards ? read.slice(0, size).toReversed() : read.slice(0, size)
  const [first, last] = [rows[0], rows.at(-1)]
  // The page from which this one was reached is on the other side.
  const [hasPrevious, hasNext] = start?.isBackwards ? [isMore, true] : [start !== undefined, isMore]
  return {
    rows,
    previous: hasPrevious && first ? writeCursor(first, true) : null,
    next: hasNext && last ? writeCursor(last, false) : null,
  }
}

/** Rows for each query of an export. */
const exportSize = 1_000

/** Yields all rows in order, read page by page. */
export async function* readAllPages<Row extends Position>(
  read: (limit: number, start: PageStart | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let start: PageStart | undefined
  let rows: Row[]
  do {
    rows = await read(exportSize, start)
    yield* rows
    const last = rows.at(-1)
    start = last && { key: last.key, id: last.id, isBackwards: false }
  } while (rows.length === exportSize)
}
