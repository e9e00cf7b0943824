import type { RequestOf } from '@sufra/shared/contract/route'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { reportInDirhams, type ReportOnWire } from '@sufra/shared/reports/report'
import { createReportLink, readReport } from '@sufra/shared/reports/report.routes'
import { parse } from 'csv-parse/sync'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import readBook from 'read-excel-file/node'
import { beforeEach, expect, test } from 'vitest'
import { usePayingApi } from '../../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../../testing/test-restaurant.ts'
import { reportPdf } from './report-pdf.ts'
import type { ReportTable } from './report-table.ts'
import { reportTablesOf } from './report-tables.ts'

const { scene, move } = usePayingApi()

type Body = RequestOf<typeof createReportLink>['body']
const whole: Body = { period: 'today', part: 'all', format: 'csv', language: 'en' }

let report: ReportOnWire

/** Adds a sale, and an order that was cancelled after it was accepted. */
beforeEach(async () => {
  for (const last of ['Preparing', 'Cancelled'] as const) {
    const { orderId } = await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })
    await move(orderId, 'Preparing')
    if (last === 'Cancelled') await move(orderId, last)
  }
  report = (await scene.counter(readReport, { query: { period: 'today' } })).data
})

const fileOf = async (choice: Partial<Body>, email = scene.restaurant.email) => {
  const { call, accessToken } = await scene.api.signedIn(email)
  const { link } = (await call(createReportLink, { body: { ...whole, ...choice } })).data
  const answer = await scene.api.fetch(link, { headers: { authorization: `Bearer ${accessToken}` } })
  return { name: answer.headers.get('content-disposition'), bytes: Buffer.from(await answer.arrayBuffer()) }
}
const csvOf = async (choice: Partial<Body>) =>
  parse((await fileOf({ ...choice, format: 'csv' })).bytes, { bom: true, relax_column_count: true })

const pagesOf = async (bytes: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()))
  return pages.map(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])))
}

test('one table of a report is a CSV file with its figures, amounts as numbers in QAR', async () => {
  const { name } = await fileOf({ part: 'methods' })
  expect(name).toBe('attachment; filename="test-kitchen-methods-2026-11-20.csv"')
  expect(await csvOf({ part: 'methods' })).toEqual([
    ['Payment method', 'Orders', 'Revenue (QAR)', 'Orders before', 'Revenue before (QAR)'],
    ...report.methods.map(({ method, orders, revenue, before }) => [method, orders, revenue, before.orders, before.revenue].map(String)),
  ])
  expect(report.methods[0]).toMatchObject({ orders: 1, revenue: 15.5 })
  expect(await csvOf({ part: 'days' })).toEqual([
    ['Business day', 'Orders', 'Revenue (QAR)', 'Day before', 'Revenue before (QAR)'],
    ['2026-11-20', '1', '15.5', '2026-11-19', '0'],
  ])
})

test('the summary has the same figures as the tiles, in Arabic too', async () => {
  const [, ...rows] = await csvOf({ part: 'summary', language: 'ar' })
  expect(Object.fromEntries(rows.map(([name, now]) => [name, now]))).toEqual({
    'الإيرادات (ر.ق)': '15.5',
    'المبيعات (ر.ق)': '15.5',
    'المبالغ المستردة (ر.ق)': '0',
    الطلبات: '1',
    'متوسط الطلب (ر.ق)': '15.5',
    'الطلبات الملغاة': '1',
    'قيمة الطلبات الملغاة (ر.ق)': '15.5',
  })
})

test.each(['en', 'ar'] as const)('the whole report is a workbook with a sheet for each table (%s)', async (language) => {
  const { bytes, name } = await fileOf({ format: 'xlsx', language })
  expect(name).toBe('attachment; filename="test-kitchen-report-2026-11-20.xlsx"')
  const book = await readBook(bytes)
  const tables = reportTablesOf(reportInDirhams(report), 'all', language)
  expect(book.map(({ sheet }) => sheet)).toEqual(tables.map(({ title }) => title))
  expect(book.map(({ data }) => data[0])).toEqual(tables.map(({ headings }) => headings))
  expect(book[1]?.data[1]).toEqual([new Date('2026-11-20T00:00:00Z'), 1, 15.5, new Date('2026-11-19T00:00:00Z'), 0])
  const [item] = report.items
  expect(book[3]?.data[1]).toEqual([item?.name[language] || item?.name.en, item?.quantity, item?.sales, 0, 0])
})

test('the whole report as CSV has each table below its title', async () => {
  const rows = await csvOf({})
  expect(rows.flat()).toEqual(expect.arrayContaining(['Summary', 'Revenue by day', 'Items', 'Cancelled orders by reason']))
  expect(rows.at(-1)).toEqual(['Other reason', '1', '15.5', '0', '0'])
})

test.each([
  ['en', 'Test Kitchen', 'Payment methods'],
  ['ar', 'مطبخ', 'طرق الدفع'],
] as const)('the PDF has the same figures as texts, in %s', async (language, restaurant, title) => {
  const { bytes, name } = await fileOf({ format: 'pdf', language })
  expect(name).toBe('attachment; filename="test-kitchen-report-2026-11-20.pdf"')
  const items = (await pagesOf(bytes)).flat()
  const texts = items.map(({ str }) => str)
  expect(texts).toEqual(expect.arrayContaining([restaurant, title, '15.50', '20/11/2026', 'Chicken Shawarma']))
  // Names begin on the starting side of the language.
  const day = items.find(({ str, transform }) => str === '20/11/2026' && transform[0] < 10)
  const amount = items.find(({ str, transform }) => str === '15.50' && transform[5] === day?.transform[5])
  expect(day && amount && day.transform[4] < amount.transform[4]).toBe(language === 'en')
})

test('a long heading of the PDF uses the room that short headings leave', async () => {
  const long = 'Revenue of the same days of the month before (QAR)'
  const table: ReportTable = {
    title: 'Items',
    headings: ['Item', 'Sold', long],
    types: ['text', 'number', 'money'],
    rows: [['Tea', 1, 100]],
  }
  const options = { restaurant: 'Sufra', heading: 'Reports', period: 'today', compared: '', language: 'en' as const }
  const texts = (await pagesOf(await reportPdf([table], { ...options, createdAt: new Date(0) }))).flat().map(({ str }) => str)
  expect(texts).toContain(long)
})

test('a long table continues with its headings on further pages, and every row is on a page', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => [`Dish ${index}.`, index, index * 100])
  const table: ReportTable = { title: 'Items', headings: ['Item', 'Sold', 'Sales'], types: ['text', 'number', 'money'], rows }
  const options = { restaurant: 'ع'.repeat(200), heading: 'Reports', period: 'today', compared: '', language: 'ar' as const }
  const pages = await pagesOf(await reportPdf([table], { ...options, createdAt: new Date(0) }))
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page.filter(({ str }) => str === 'Sold')).toHaveLength(1)
  const texts = pages.flat().map(({ str }) => str)
  expect(rows.filter(([name]) => texts.filter((text) => text === name).length !== 1)).toEqual([])
  for (const { transform, width } of pages.flat()) {
    expect(transform[4]).toBeGreaterThanOrEqual(41)
    expect(transform[4] + width).toBeLessThanOrEqual(555)
    expect(transform[5]).toBeGreaterThan(36)
  }
})

test('a period in the wrong order has no file', async () => {
  expect(await refusalOf(fileOf({ period: 'range', from: '2026-11-20', to: '2026-11-19' }))).toMatchObject({ code: 'report.period_order' })
})

test('files are for members who may read reports, and contain the orders of their restaurant alone', async () => {
  const { db } = scene.api.connection
  const { restaurantId } = scene.restaurant
  expect((await fileOf({}, (await addMember(db, restaurantId, 'manager')).email)).bytes.length).toBeGreaterThan(0)
  const staff = await addMember(db, restaurantId, 'staff')
  expect(await refusalOf(fileOf({}, staff.email))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const { bytes } = await fileOf({ part: 'items' }, (await addRestaurant(db)).email)
  expect(parse(bytes, { bom: true })).toHaveLength(1)
})

test.each(['en', 'ar'] as const)('each table has a title that is valid as a sheet’s name (%s)', (language) => {
  const titles = reportTablesOf(reportInDirhams(report), 'all', language).map(({ title }) => title)
  expect(titles.filter((title) => title.length > 31 || /[\\/?*[\]:&<>"']/.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
})
