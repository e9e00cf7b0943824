import { businessDayOf } from '@sufra/shared/dates/business-day'
import { dirhams } from '@sufra/shared/money'
import { settlementOf, settlements } from '@sufra/shared/order-history/settlement'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { useHistory, type Query } from './order-history.test-data.ts'

const { scene, page, store, found, count } = useHistory()

describe('filters', () => {
  test('find matching orders, and several filters find only orders that match all of them', async () => {
    const [cash = '', card = '', drive = '', cancelled = ''] = await store([
      {},
      { paymentMethod: 'Card', paymentState: 'captured', tableNumber: 7 },
      { orderType: 'Drive-thru', tableNumber: null, totalPrice: dirhams(5_000), paidAmount: dirhams(0) },
      { status: 'Cancelled', paidAmount: dirhams(0) },
    ])
    expect(await found({ method: 'Card' })).toEqual([card])
    expect(await found({ status: 'Cancelled' })).toEqual([cancelled])
    expect(await found({ type: 'Drive-thru' })).toEqual([drive])
    expect(await found({ table: 7 })).toEqual([card])
    expect(await found({ settlement: 'paid' })).toEqual([card, cash])
    expect(await found({ table: 4, settlement: 'paid' })).toEqual([cash])
    expect(await found({ table: 4, method: 'Card' })).toEqual([])
    expect(await count({ method: 'Cash' })).toEqual({ count: 3, isMore: false })
  })

  test('by amount include both limits', async () => {
    const [id = ''] = await store([{ totalPrice: dirhams(1_250), paidAmount: dirhams(0) }])
    for (const [query, finds] of [
      [{ minAmount: 12.5 }, true],
      [{ minAmount: 12.51 }, false],
      [{ maxAmount: 12.5 }, true],
      [{ maxAmount: 12.49 }, false],
    ] as const)
      expect(await found(query), JSON.stringify(query)).toEqual(finds ? [id] : [])
  })

  test.each([
    [{ timeZone: 'Asia/Qatar', dayEndsAt: 240 }],
    [{ timeZone: 'Pacific/Kiritimati', dayEndsAt: 719 }],
    [{ timeZone: 'America/New_York', dayEndsAt: 0 }],
  ])('by day include the first and the last business day in %o', async (clock) => {
    const times = Array.from({ length: 96 }, (_, hour) => new Date(Date.UTC(2026, 10, 8) + hour * 3_600_000))
    const ids = await store(times.map((placedAt) => ({ placedAt, businessDay: businessDayOf(placedAt, clock) })))
    const of = (from: string, to: string) =>
      ids.filter((_, index) => {
        const day = businessDayOf(times[index] ?? scene.now, clock)
        return day >= from && day <= to
      })
    for (const [from, to] of [
      ['2026-11-09', '2026-11-09'],
      ['2026-11-09', '2026-11-10'],
    ] as const) {
      const all = of(from, to).toReversed()
      expect(all.length).toBe(from === to ? 24 : 48)
      expect(await found({ from, to })).toEqual(all)
    }
    expect(await found({ from: '2026-11-11', to: '2026-11-10' })).toEqual([])
  })

  test('use the same rule for paid orders as the screen', async () => {
    const amounts = [0, 1, 500, 1_000].flatMap((paid) =>
      [0, 1, 500, 1_000].filter((returned) => returned <= paid).map((returned) => ({ paid, returned })),
    )
    const beyond = [0, 200, 201, 1_199, 1_200].map((returned) => ({ paid: 1_200, returned, excess: 200 }))
    const rows = [...amounts.map((row) => ({ ...row, excess: 0 })), ...beyond].map(({ paid, returned, excess }) => ({
      paidAmount: dirhams(paid),
      refundedAmount: dirhams(returned),
      excessAmount: dirhams(excess),
    }))
    const ids = await store(rows)
    for (const settlement of settlements) {
      const expected = ids.filter((_, index) => {
        const row = rows[index]
        if (!row) return false
        const { paidAmount: paid, refundedAmount: refunded, excessAmount: excess } = row
        return settlementOf({ totalPrice: dirhams(1_000), paid, refunded, excess }) === settlement
      })
      expect(await found({ settlement })).toEqual(expected.toReversed())
      expect(expected.length).toBeGreaterThan(0)
    }
  })

  test.each<Query>([
    { status: 'Lost' },
    { from: '2026-02-30' },
    { from: '0000-01-01' },
    { from: '1999-12-31' },
    { to: '2200-01-01' },
    { to: '9999-12-31' },
    { to: 'today' },
    { table: 0 },
    { table: 10_000 },
    { minAmount: -1 },
    { maxAmount: 10_000_001 },
    { minAmount: 1.234 },
    { search: 'x'.repeat(101) },
  ])('with %o are refused', async (query) => {
    expect(await refusalOf(page(query))).toMatchObject({ status: 400 })
  })

  test('accept the largest values', async () => {
    await expect(
      page({ from: '2000-01-01', to: '2199-12-31', table: 9_999, minAmount: 0, maxAmount: 10_000_000, search: 'x'.repeat(100) }),
    ).resolves.toBeDefined()
  })
})

describe('the search', () => {
  test.each([
    ['#12', ['sara', 'twelve']],
    ['12', ['sara', 'twelve']],
    ['5551 2345', ['maryam']],
    ['+974 5551 2345', ['maryam']],
    ['0097455512345', ['maryam']],
    ['2345', ['maryam']],
    ['٥٥٥١٢٣٤٥', ['maryam']],
    ['5512345', ['maryam']],
    ['55512346', []],
    ['+12', []],
    ['maryam', ['maryam']],
    ['MAR', ['sara', 'maryam']],
    ['marri', ['sara']],
    ['sara marri', ['sara']],
    ['arri', []],
    ["o'brien", ['twelve']],
    ['BRIEN', ['twelve']],
    ['al-marri, sara', ['sara']],
    ['احمد', ['ahmad']],
    ['أحْمَد', ['ahmad']],
    ['%', []],
    ["'; drop table orders --", []],
    ['&|!', []],
    ['0', []],
  ])('%j finds %j', async (search, expected) => {
    const ids = await store([
      { customerName: 'أَحمد', mobileNumber: '97433300000', orderNumber: 1 },
      { customerName: 'Maryam', orderNumber: 2 },
      { customerName: 'Sara Al-Marri', mobileNumber: '97466600000', orderNumber: 12 },
      { customerName: "O'Brien", mobileNumber: '447700900123', orderNumber: 12 },
    ])
    const names = new Map(['ahmad', 'maryam', 'sara', 'twelve'].map((name, index) => [ids[index], name]))
    expect((await found({ search })).map((id) => names.get(id) ?? '').toSorted()).toEqual(expected.toSorted())
  })

  test('never finds orders of another restaurant, whatever was typed', async () => {
    const other = await addRestaurant(scene.api.connection.db)
    await store([{ customerName: 'Maryam Other', orderNumber: 12 }], other.restaurantId)
    for (const search of ['maryam', 'other', '12', '55512345', `maryam' | '${other.restaurantId}`])
      expect(await found({ search })).toEqual([])
  })

  test('does not find orders that counters do not see', async () => {
    const [, visible] = await store([
      { paymentMethod: 'Card', paymentState: 'failed' },
      { paymentMethod: 'Card', paymentState: 'authorised' },
    ])
    expect(await found({ search: 'maryam' })).toEqual([visible])
    expect(await found({})).toEqual([visible])
  })
})
