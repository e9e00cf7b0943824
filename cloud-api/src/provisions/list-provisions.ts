import { provisionPageSize, type listProvisions, type ProvisionSort } from '@sufra/shared/provisions/provision.routes'
import type { z } from 'zod'
import { nameKey, pageOf, readCursor, timeKey } from '../db/keyset-pages.ts'
import type { ProvisionsStore } from './provisions.store.ts'

const keys = { newest: timeKey, oldest: timeKey, nameEn: nameKey, nameAr: nameKey } as const satisfies Record<ProvisionSort, unknown>

/**
 * Returns a page with the cursors of the pages beside it. Refuses `request.invalid` for a cursor that is invalid, or belongs to another
 * sort.
 */
export const createListProvisions =
  (store: ProvisionsStore) =>
  async ({ cursor, counts: asked, ...list }: z.output<typeof listProvisions.query>) => {
    const start = readCursor(keys[list.sort], cursor)
    const [read, counts] = await Promise.all([store.read(list, provisionPageSize + 1, start), asked === 'none' ? undefined : store.count()])
    const { rows, ...cursors } = pageOf(read, provisionPageSize, start)
    return { data: rows.map(({ key: _key, ...row }) => row), ...cursors, counts }
  }
