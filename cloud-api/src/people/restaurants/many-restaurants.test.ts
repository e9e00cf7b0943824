// Runs on PostgreSQL alone: only a platform has so many restaurants, and it runs on PostgreSQL; a full run tests each list on both
// databases with a few. The administrators' lists with more restaurants than a search looks up, searched by common and rare words.
import { countApplicants, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { listExpiring } from '@sufra/shared/expiring/expiring.routes'
import { foldLetters } from '@sufra/shared/text/fold-letters'
import { listProvisions, provisionPageSize, type ProvisionSort } from '@sufra/shared/provisions/provision.routes'
import { listSubscriptions, type SubscriptionList } from '@sufra/shared/subscriptions/subscription-list.routes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { users } from '../accounts/accounts.table.ts'
import { createRandom } from '../../demo/random.ts'
import { seedPlatform } from '../../demo/platform/seed-platform.ts'
import { memberships } from '../memberships/memberships.table.ts'
import { createFindRestaurants } from './find-restaurants.store.ts'
import { restaurants } from './restaurants.table.ts'

const platform = usePlatform()
const count = 1_800
type Searched = { id: string; status: string; submittedAt: Date; name: string; text: string }
let all: Searched[] = []

beforeAll(async () => {
  const { connection } = platform.api
  await seedPlatform(connection, { run: 'many', restaurants: count, now: platform.clock.now })
  const rows = await connection.db
    .select()
    .from(restaurants)
    .innerJoin(memberships, eq(memberships.restaurantId, restaurants.id))
    .innerJoin(users, eq(users.id, memberships.userId))
  all = rows.map(({ restaurants: r, users: u }) => {
    const fields = [r.name.en, r.name.ar, r.branchName, `${u.firstName} ${u.lastName}`, u.email, u.contactNumber, r.phone]
    const numbers = [r.commercialRegistrationNumber, r.tradeLicenseNumber, r.establishmentIdNumber, r.taxIdentificationNumber]
    const text = foldLetters([...fields, ...numbers].join(' '))
    return { id: r.id, status: r.status, submittedAt: r.submittedAt, name: foldLetters(r.name.en), text }
  })
})

const matching = (search: string) => all.filter(({ text }) => search.split(' ').every((word) => text.includes(foldLetters(word))))
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('a search', () => {
  const find = (search: string) => createFindRestaurants(platform.api.connection.query)(search)

  test('finds the same restaurants as a comparison of each, for any two or more letters of any field of it or its owner', async () => {
    const random = createRandom(11)
    let found = 0
    for (let times = 0; times < 60; times += 1) {
      const words = random.pick(all).text.split(' ')
      const search = Array.from({ length: random.between(1, 2) }, () => {
        const letters = [...random.pick(words)]
        const first = random.between(0, Math.max(0, letters.length - 2))
        return letters.slice(first, first + random.between(2, 7)).join('')
      }).join(' ')
      const { ids } = await find(search)
      if (!ids) continue
      found += 1
      expect(ids.toSorted(), search).toEqual(idsOf(matching(search)).toSorted())
    }
    expect(found).toBeGreaterThan(40)
  })

  test('returns the restaurants whose owners have one of the words, unless they are too many', async () => {
    expect((await find('restaurant')).owned).toEqual([])
    expect((await find('a')).owned).toBeUndefined()
    expect((await find('sufra.test restaurant')).owned).toBeUndefined()
  })

  test('looks up only rare words', async () => {
    expect(matching('restaurant').length).toBeGreaterThan(1_000)
    expect((await find('restaurant')).ids).toBeUndefined()
    expect((await find('مطعم')).ids).toBeUndefined()
    expect((await find('a')).ids).toBeUndefined()
    expect((await find('')).ids).toBeUndefined()
    expect((await find('restaurant cr-000042')).ids).toHaveLength(matching('restaurant cr-000042').length)
    expect((await find('qwertz')).ids).toEqual([])
    expect((await find('restaurant qwertz')).ids).toEqual([])
  })
})

const orders: Record<ProvisionSort, (one: Searched, other: Searched) => number> = {
  newest: (one, other) => other.submittedAt.getTime() - one.submittedAt.getTime(),
  oldest: (one, other) => one.submittedAt.getTime() - other.submittedAt.getTime(),
  nameEn: (one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)),
  nameAr: () => 0,
}
const searches = ['restaurant', 'al marri', 'restaurant cr-00004', 'كافيه', 'a 17']

type CursorPage<Row> = { data: Row[]; next?: string | null }
const rowsOf = async <Row>(read: (cursor: { cursor?: string }) => Promise<CursorPage<Row>>): Promise<Row[]> => {
  const rows: Row[] = []
  let next: string | null | undefined
  do {
    const page = await read(next ? { cursor: next } : {})
    rows.push(...page.data)
    next = page.next
  } while (next)
  return rows
}

describe('the list of restaurants', () => {
  test.each(searches.flatMap((search) => (['newest', 'oldest', 'nameEn', 'nameAr'] as const).map((sort) => ({ search, sort }))))(
    'has all restaurants that match “$search”, each once, by $sort',
    async ({ search, sort }) => {
      const read = (cursor: object) => platform.reviewer.call(listProvisions, { query: { search, sort, ...cursor } })
      const rows = idsOf(await rowsOf(read))
      const expected = matching(search)
      expect(new Set(rows).size).toBe(rows.length)
      expect(rows.toSorted()).toEqual(idsOf(expected).toSorted())
      const byId = new Map(all.map((each) => [each.id, each]))
      const shown = rows.flatMap((id) => byId.get(id) ?? [])
      for (const [index, row] of shown.entries()) {
        const next = shown[index + 1]
        if (next) expect(orders[sort](row, next)).toBeLessThanOrEqual(0)
      }
    },
  )

  test('has a full first page of a common word in a status', async () => {
    const { data } = await platform.reviewer.call(listProvisions, { query: { search: 'مطعم', status: 'accepted' } })
    expect(data).toHaveLength(provisionPageSize)
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['accepted']))
  })
})

describe('a list of restaurants’ rows has the rows of the matching restaurants, in the order of all rows', () => {
  const found = (search: string) => new Set(idsOf(matching(search)))

  test.each(searches)('expiring documents, “%s”', async (search) => {
    const read = (query: object) =>
      rowsOf((cursor) => platform.reviewer.call(listExpiring, { query: { counts: 'none', ...query, ...cursor } }))
    const [every, ids] = [await read({}), found(search)]
    expect(every.length).toBeGreaterThan(500)
    expect(await read({ search })).toEqual(every.filter(({ restaurantId }) => ids.has(restaurantId)))
  })

  const lists: Partial<SubscriptionList>[] = [{}, { state: 'overdue', sort: 'nameEn' }, { state: 'active', sort: 'nameAr' }]
  test.each(searches.flatMap((search) => lists.map((list) => ({ search, list }))))(
    'subscriptions, “$search” $list',
    async ({ search, list }) => {
      const read = (query: object) =>
        rowsOf((cursor) => platform.reviewer.call(listSubscriptions, { query: { counts: 'none', ...list, ...query, ...cursor } }))
      const [every, ids] = [await read({}), found(search)]
      expect(every.length).toBeGreaterThan(50)
      expect(idsOf(await read({ search }))).toEqual(idsOf(every).filter((id) => ids.has(id)))
    },
  )
})

describe('the list of applicants', () => {
  const read = (query: object) => platform.reviewer.call(listApplicants, { query })

  test('begins with the pending ones, the longest waiting first, then applicants with documents to review, then the newest', async () => {
    const { total, isMore } = await read({ counts: 'none' })
    expect({ total, isMore }).toEqual({ total: count, isMore: false })
    expect((await platform.reviewer.call(countApplicants, {})).data).toEqual({
      all: count,
      pending: 180,
      accepted: 1_440,
      rejected: 90,
      renewals: 90,
    })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ pageSize: 100, page })))
    const rows = pages.flatMap(({ data }) => data)
    const pending = all.filter(({ status }) => status === 'pending').toSorted(orders.oldest)
    expect(idsOf(rows).slice(0, 180)).toEqual(idsOf(pending))
    const [waiting, rest] = [rows.slice(180, 360), rows.slice(360)]
    expect(waiting.filter(({ documentsWaiting, status }) => documentsWaiting > 0 && status !== 'pending')).toHaveLength(180)
    expect(rest.filter(({ documentsWaiting }) => documentsWaiting > 0)).toEqual([])
    for (const part of [waiting, rest]) {
      const times = part.map(({ submittedAt }) => submittedAt)
      expect(times).toEqual(times.toSorted().toReversed())
    }
  })

  test('has every applicant of a status once, in pages', async () => {
    const ids: string[] = []
    for (let page = 1; page <= 15; page += 1) ids.push(...idsOf((await read({ status: 'accepted', pageSize: 100, page })).data))
    expect(ids.toSorted()).toEqual(idsOf(all.filter(({ status }) => status === 'accepted')).toSorted())
  })

  test('counts all applicants with a rare word', async () => {
    const expected = matching('al marri').length
    const { data, total, isMore } = await read({ search: 'al marri', pageSize: 100 })
    expect({ rows: data.length, total, isMore }).toEqual({ rows: Math.min(expected, 100), total: expected, isMore: false })
    const { total: accepted } = await read({ search: 'al marri', status: 'accepted' })
    expect(accepted).toBe(matching('al marri').filter(({ status }) => status === 'accepted').length)
  })

  test('has the applicants with a rare word in the order of all', async () => {
    const readAll = async (query: object, pages: number) =>
      idsOf(
        (await Promise.all(Array.from({ length: pages }, (_, page) => read({ ...query, pageSize: 100, page: page + 1 })))).flatMap(
          ({ data }) => data,
        ),
      )
    const matches = new Set(idsOf(matching('al marri')))
    const every = await readAll({}, count / 100)
    expect(await readAll({ search: 'al marri' }, 3)).toEqual(every.filter((id) => matches.has(id)))
  })

  test('counts the applicants with a common word up to the page after the visible one', async () => {
    const common = matching('restaurant').length
    const first = await read({ search: 'restaurant' })
    expect({ rows: first.data.length, total: first.total, isMore: first.isMore }).toEqual({ rows: 10, total: 11, isMore: true })
    const last = await read({ search: 'restaurant', pageSize: 100, page: Math.ceil(common / 100) })
    expect({ total: last.total, isMore: last.isMore }).toEqual({ total: common, isMore: false })
  })
})
