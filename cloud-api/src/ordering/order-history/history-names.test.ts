// The search by name reads one week after another, and finds the same orders as a search of all weeks.
import { describe, expect, test } from 'vitest'
import { useHistory } from './order-history.test-data.ts'

const { page, store, found } = useHistory()
const newest = Date.UTC(2026, 10, 18, 12)
const hour = 3_600_000
const day = 24 * hour
/** Ages of orders: some of the newest week, some of the four weeks before it, some older, and some on both sides of the starts of weeks. */
const ages = [
  ...Array.from({ length: 30 }, (_, index) => index * hour),
  ...Array.from({ length: 40 }, (_, index) => 6 * day + index * 14 * hour),
  ...Array.from({ length: 45 }, (_, index) => 34 * day + index * 15 * day),
]

const storeNamed = async () => {
  const ids = await store(
    ages.flatMap((age) => [
      { customerName: 'Maryam Al-Kuwari', placedAt: new Date(newest - age) },
      { customerName: 'Sara', placedAt: new Date(newest - age - 60_000) },
    ]),
  )
  return ids.filter((_, index) => index % 2 === 0)
}

describe('the search by name', () => {
  test('shows the newest orders first, of this week, recent weeks and years ago, page by page in both directions', async () => {
    const ids = await storeNamed()
    const pages: string[][] = []
    let read = await page({ search: 'kuwari mar' })
    pages.push(read.data.map(({ orderId }) => orderId))
    while (read.older) {
      read = await page({ search: 'kuwari mar' }, read.older)
      pages.push(read.data.map(({ orderId }) => orderId))
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 15])
    expect(pages.flat()).toEqual(ids)
    const back = await page({ search: 'kuwari mar' }, read.newer ?? '')
    expect(back.data.map(({ orderId }) => orderId)).toEqual(pages[1])
  })

  test('finds orders that are all older than the weeks that are read first, including with other filters', async () => {
    const [old] = await store([
      { customerName: 'Zubayda', placedAt: new Date(newest - 600 * day), tableNumber: 7 },
      { customerName: 'Sara', placedAt: new Date(newest) },
    ])
    expect(await found({ search: 'zub' })).toEqual([old])
    expect(await found({ search: 'zub', table: 7 })).toEqual([old])
    expect(await found({ search: 'zub', table: 8 })).toEqual([])
  })

  test('finds nothing in a restaurant without orders', async () => {
    expect(await found({ search: 'maryam' })).toEqual([])
  })
})
