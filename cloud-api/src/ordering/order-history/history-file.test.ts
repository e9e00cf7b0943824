// Also on PGlite: an export reads page by page while rows change.
import { createHistoryLink } from '@sufra/shared/order-history/order-history.routes'
import { dirhams } from '@sufra/shared/money'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember } from '../../../testing/test-restaurant.ts'
import { orderLines } from '../orders/orders.table.ts'
import { useHistory, type Query } from './order-history.test-data.ts'

const { scene, page, store } = useHistory()

describe('the file', () => {
  const fileOf = async (body: Query & { format: 'csv' | 'xlsx'; language: 'en' | 'ar' }) => {
    const { link } = (await scene.owner(createHistoryLink, { body: body as never })).data // any value is tried
    const answer = await scene.api.fetch(link, { headers: { authorization: `Bearer ${scene.ownerToken}` } })
    return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test('has all filtered orders, even more than one query reads, in the requested language', async () => {
    await store(Array.from({ length: 1_100 }, () => ({})))
    await store([
      { paymentMethod: 'Card', paymentState: 'captured', customerName: '=cmd', placedAt: new Date('2026-11-20T20:59:00Z'), orderNumber: 7 },
    ])
    const { bytes, name } = await fileOf({ format: 'csv', language: 'en', method: 'Cash' })
    expect(name).toBe('attachment; filename="orders-2026-11-20.csv"')
    const rows = parse(bytes, { bom: true })
    expect(rows).toHaveLength(1_101)
    expect(rows[0]?.slice(0, 4)).toEqual(['Order number', 'Business day', 'Placed at', 'Status'])
    const [, card = []] = parse((await fileOf({ format: 'csv', language: 'ar', method: 'Card' })).bytes, { bom: true })
    expect(card).toEqual([
      '7',
      '2026-11-20',
      '2026-11-20 23:59',
      'تم التسليم',
      'داخل المطعم',
      '4',
      '',
      "'=cmd",
      '97455512345',
      '0',
      '10',
      'بطاقة',
      'مدفوع',
      '10',
      '0',
    ])
  })

  test('is available as a spreadsheet, with the number of units of all lines', async () => {
    const [orderId = ''] = await store([{}])
    const line = {
      restaurantId: scene.restaurant.restaurantId,
      orderId,
      itemId: scene.restaurant.items.tea,
      name: { en: 'Tea', ar: '' },
      pricePerItem: dirhams(500),
      addOns: [],
      total: dirhams(500),
    }
    await scene.api.connection.db.insert(orderLines).values([
      { ...line, line: 1, quantity: 2 },
      { ...line, line: 2, quantity: 3 },
    ])
    const rows = await readSheet((await fileOf({ format: 'xlsx', language: 'en' })).bytes)
    expect(rows).toHaveLength(2)
    expect(rows[1]?.slice(9, 12)).toEqual([5, 10, 'Cash'])
  })

  test('is allowed for owners and managers, and everyone in the restaurant reads the history', async () => {
    const { db } = scene.api.connection
    const body = { format: 'csv', language: 'en' } as const
    for (const role of ['manager', 'staff'] as const) {
      const { call } = await scene.api.signedIn((await addMember(db, scene.restaurant.restaurantId, role)).email)
      expect((await page({}, undefined, call)).data).toEqual([])
      if (role === 'manager') expect((await call(createHistoryLink, { body })).data.link).toMatch(/^\/api\/files\//)
      else expect(await refusalOf(call(createHistoryLink, { body }))).toMatchObject({ status: 403, code: 'session.forbidden' })
    }
  })
})
