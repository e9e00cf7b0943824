// Cursors of order lists that are read in both directions.
import { cursorOf, positionOf } from './list-cursor.ts'
import type { Position } from './order-list.store.ts'

/** The start of a page: after an order, towards older or newer ones. */
export type PageStart = { position: Position; isNewer: boolean }

const [older, newer] = ['o', 'n']

/** Refuses `request.invalid` for an invalid cursor. */
export const startOf = (cursor: string | undefined): PageStart | undefined =>
  cursor === undefined ? undefined : { position: positionOf(cursor.slice(1)), isNewer: cursor.startsWith(newer) }

/** Returns the cursors of the pages beside a page; null where there is none. `isMore`: whether rows follow in the direction of reading. */
export const cursorsOf = (rows: readonly Position[], isMore: boolean, start: PageStart | undefined) => {
  const [first, last] = [rows[0], rows.at(-1)]
  // The page that the reader came from is on the side opposite to the direction of reading.
  const [hasOlder, hasNewer] = start?.isNewer ? [true, isMore] : [isMore, start !== undefined]
  return {
    older: hasOlder && last ? older + cursorOf(last) : null,
    newer: hasNewer && first ? newer + cursorOf(first) : null,
  }
}
