import type { ProvisionList } from '@sufra/shared/provisions/provision.routes'
import { readCursor, writeCursor } from './provision-cursor.ts'
import type { ProvisionsStore } from './provisions.store.ts'

/** A page with the cursors of those beside it. Refuses `request.invalid` for an invalid cursor. */
export const createListProvisions =
  (store: ProvisionsStore) =>
  async ({ cursor, ...list }: ProvisionList & { cursor?: string | undefined }) => {
    const start = readCursor(list.sort, cursor)
    const [{ rows, isMore }, counts] = await Promise.all([store.readPage(list, start), store.count()])
    const [first, last] = [rows[0], rows.at(-1)]
    // The page that it was reached from is on the other side.
    const [hasPrevious, hasNext] = start?.isBackwards ? [isMore, true] : [start !== undefined, isMore]
    return {
      data: rows.map(({ key: _key, ...row }) => row),
      previous: hasPrevious && first ? writeCursor(first, true) : null,
      next: hasNext && last ? writeCursor(last, false) : null,
      counts,
    }
  }
