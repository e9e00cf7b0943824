// What the server has found out about the link of a table's QR code, as it stands in the page that it answers: the page needs no request of its own.
import type { RefusalCode } from '../refusals/refusals.ts'

/** The id of the element that holds it as JSON. */
export const checkedLinkElement = 'checked-link'

export type ScannedTable = { restaurantId: string; tableId: string; tableNumber: number }

/** One of the two. */
export type CheckedLink = { table?: ScannedTable; error?: RefusalCode }
