import type { ApplicantFilter, ApplicantRow, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import type { z } from 'zod'
import type { Query } from '../../platform/db/connect.ts'
import { createFindRestaurants } from '../../people/restaurants/find-restaurants.store.ts'
import { foundParameter, type FoundRestaurants } from '../../people/restaurants/restaurant-search.sql.ts'
import { applicantParts, countRenewalsSql, countStatusesSql, readApplicantsSql, readFoundSql, readPartSql } from './list-applicants.sql.ts'

type ListQuery = z.output<typeof listApplicants.query>

/** Reads pages of applicants: first applicants who need a review, longest waiting first; then the others, newest first. */
export const createListApplicants = (query: Query) => {
  const find = createFindRestaurants(query)

  const countStatuses = async () => {
    const rows = await query<{ status: string; count: number }>(countStatusesSql, [])
    const of = (wanted: string) => rows.find((row) => row.status === wanted)?.count ?? 0
    const all = rows.reduce((sum, row) => sum + row.count, 0)
    return { all, pending: of('pending'), accepted: of('accepted'), rejected: of('rejected') }
  }

  const count = async () => {
    const [statuses, [renewals]] = await Promise.all([countStatuses(), query<{ count: number }>(countRenewalsSql, [])])
    return { ...statuses, renewals: renewals?.count ?? 0 }
  }

  const readFound = async (filter: ApplicantFilter, found: FoundRestaurants): Promise<string[]> =>
    (await query<{ id: string }>(readFoundSql(filter, found), [foundParameter(found)])).map(({ id }) => id)

  /** Returns the first ids, in the order of the parts. */
  const readFirst = async (filter: ApplicantFilter, found: FoundRestaurants, wanted: number): Promise<string[]> => {
    const ids: string[] = []
    for (const part of applicantParts) {
      if (ids.length >= wanted) break
      const missing = wanted - ids.length
      // The limit is part of the statement; powers of two keep the number of statements small.
      const text = readPartSql(part, { filter, found, limit: 2 ** Math.ceil(Math.log2(missing)) })
      const rows = await query<{ id: string }>(text, [foundParameter(found)])
      ids.push(...rows.slice(0, missing).map(({ id }) => id))
    }
    return ids
  }

  const readRows = async (ids: string[]): Promise<ApplicantRow[]> => {
    const rows = await query<ApplicantRow>(readApplicantsSql, [JSON.stringify(ids)])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /**
   * Returns a page. `isMore`: whether more applicants match than `total`, which for a search for common words counts only the rows that
   * were read.
   */
  const list = async ({ status: filter, search, page, pageSize, counts: asked }: ListQuery) => {
    const found = await find(search)
    const end = page * pageSize
    const isSearch = found.patterns.length > 0
    const [ids, counts, statuses] = await Promise.all([
      found.ids ? readFound(filter, found) : readFirst(filter, found, end + 1),
      asked === 'none' ? undefined : count(),
      isSearch ? undefined : countStatuses(),
    ])
    return {
      data: await readRows(ids.slice(end - pageSize, end)),
      total: statuses ? statuses[filter] : ids.length,
      isMore: isSearch && !found.ids && ids.length > end,
      counts,
    }
  }

  return { list, count }
}
