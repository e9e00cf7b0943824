import type { ApplicantFilter, ApplicantRow, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../accounts/accounts.table.ts'
import type { Db } from '../db/connect.ts'
import { documents } from '../documents/documents.table.ts'
import { ownerIdSql } from '../memberships/memberships.store.ts'
import { restaurantSearchSql, searchPatterns } from '../restaurants/restaurant-search.sql.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'

type ListQuery = z.output<typeof listApplicants.query>

const { status, submittedAt } = restaurants
const documentsWaiting = sql<number>`(
  select count(*)::int from ${documents} d where d.restaurant_id = ${restaurants.id} and d.state = 'waiting')`

const matches = (search: string) => {
  const text = sql.raw(restaurantSearchSql('restaurants', 'users'))
  return and(...searchPatterns(search).map((pattern) => sql`${text} like ${pattern}`))
}

const hasStatus = (filter: ApplicantFilter) => (filter === 'all' ? undefined : eq(status, filter))

export const createApplicantsStore = (db: Db) => {
  const readCounts = async () => {
    const rows = await db.select({ status, count: count() }).from(restaurants).groupBy(status)
    const of = (wanted: string) => rows.find((row) => row.status === wanted)?.count ?? 0
    const all = rows.reduce((sum, row) => sum + row.count, 0)
    const [renewals] = await db
      .select({ count: count() })
      .from(restaurants)
      .where(and(eq(status, 'accepted'), sql`${documentsWaiting} > 0`))
    return { all, pending: of('pending'), accepted: of('accepted'), rejected: of('rejected'), renewals: renewals?.count ?? 0 }
  }

  return {
    /** A page of applicants: first those that need a review, longest waiting first; then the others, newest first. */
    list: async ({ status: filter, search, page, pageSize }: ListQuery) => {
      const wanted = and(hasStatus(filter), matches(search))
      const from = db
        .select({ total: count() })
        .from(restaurants)
        .innerJoin(users, eq(users.id, ownerIdSql(restaurants.id)))
        .where(wanted)
      const rows = await db
        .select({
          id: restaurants.id,
          name: restaurants.name,
          branchName: restaurants.branchName,
          ownerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
          email: users.email,
          contactNumber: users.contactNumber,
          status,
          submittedAt,
          documentsWaiting,
        })
        .from(restaurants)
        .innerJoin(users, eq(users.id, ownerIdSql(restaurants.id)))
        .where(wanted)
        .orderBy(
          desc(or(eq(status, 'pending'), sql`${documentsWaiting} > 0`) ?? sql`true`),
          sql`case when ${status} = 'pending' then ${submittedAt} end`,
          desc(submittedAt),
          restaurants.id,
        )
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const data: ApplicantRow[] = rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }))
      return { data, total: (await from)[0]?.total ?? 0, counts: await readCounts() }
    },
  }
}

export type ApplicantsStore = ReturnType<typeof createApplicantsStore>
