// The server's check of a table link, embedded in the page that it returns, so that the page needs no request for it.
import type { RefusalCode } from '../refusals/refusals.ts'

/** The id of the element that contains it as JSON. */
export const checkedLinkElement = 'checked-link'

export type ScannedTable = { restaurantId: string; tableId: string; tableNumber: number }

/** Exactly one of both fields is set. */
export type CheckedLink = { table?: ScannedTable; error?: RefusalCode }
