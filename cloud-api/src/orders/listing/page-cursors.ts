// Cursors of lists that are read in both directions, by orders.
import { cursorOf, positionOf } from './list-cursor.ts'
import type { Position } from './order-list.store.ts'

/** Where a page begins: after an order, towards older or newer ones. */
export type PageStart = { position: Position; isNewer: boolean }

const [older, newer] = ['o', 'n']

/** Refuses `request.invalid` for an invalid cursor. */
export const startOf = (cursor: string | undefined): PageStart | undefined =>
  cursor === undefined ? undefined : { position: positionOf(cursor.slice(1)), isNewer: cursor.startsWith(newer) }

/** The cursors of the pages beside one; null where there is none. `isMore`: whether rows follow in the direction that it was read in. */
export const cursorsOf = (rows: readonly Position[], isMore: boolean, start: PageStart | undefined) => {
  const [first, last] = [rows[0], rows.at(-1)]
  // The page that it was reached from is on the other side.
  const [hasOlder, hasNewer] = start?.isNewer ? [true, isMore] : [isMore, start !== undefined]
  return {
    older: hasOlder && last ? older + cursorOf(last) : null,
    newer: hasNewer && first ? newer + cursorOf(first) : null,
  }
}
