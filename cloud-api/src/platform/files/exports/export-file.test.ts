import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { exportFile, type ExportColumn, type Table } from './export-file.ts'
import { xlsxOf } from './xlsx/xlsx.ts'

type Sale = { name: string; total: number | null; day: string; at: string; count: number }

const columns: ExportColumn<Sale>[] = [
  { heading: { en: 'Name', ar: 'الاسم' }, type: 'text', value: ({ name }) => name },
  { heading: { en: 'Total (QAR)', ar: 'المجموع (ر.ق)' }, type: 'money', value: ({ total }) => total },
  { heading: { en: 'Day', ar: 'اليوم' }, type: 'day', value: ({ day }) => day },
  { heading: { en: 'Time', ar: 'الوقت' }, type: 'time', value: ({ at }) => at },
  { heading: { en: '=Count', ar: 'العدد' }, type: 'number', value: ({ count }) => count },
]
const tea: Sale = { name: 'شاي "كرك", <&>', total: -3_550, day: '2026-11-20', at: '2026-11-20 18:05', count: -2 }
const formula: Sale = { ...tea, name: '=1+1', total: null, day: '2000-02-29', at: '2026-01-01 00:00' }

async function* listOf<Row>(rows: Iterable<Row>) {
  for (const row of rows) yield row
}
/** A spreadsheet's time is a fraction of a day. */
const toMinute = (date: Date) => new Date(Math.round(date.getTime() / 60_000) * 60_000)

const fileOf = async (format: 'csv' | 'xlsx', rows: Sale[], language: 'en' | 'ar' = 'en') => {
  const file = exportFile({ fileName: 'sales', columns, rows: listOf(rows), format, language })
  return { ...file, bytes: Buffer.isBuffer(file.content) ? file.content : await buffer(file.content) }
}

test('CSV begins with a byte order mark, and text of people never becomes a formula', async () => {
  const { bytes, fileName, type } = await fileOf('csv', [tea, formula])
  expect({ fileName, type, mark: [...bytes.subarray(0, 3)] }).toEqual({
    fileName: 'sales.csv',
    type: 'text/csv;charset=utf-8',
    mark: [0xef, 0xbb, 0xbf],
  })
  expect(parse(bytes, { bom: true })).toEqual([
    ['Name', 'Total (QAR)', 'Day', 'Time', "'=Count"],
    [tea.name, '-35.5', '2026-11-20', '2026-11-20 18:05', '-2'],
    ["'=1+1", '', '2000-02-29', '2026-01-01 00:00', '-2'],
  ])
})

test('XLSX has texts as texts, and numbers, amounts and times with which Excel can calculate', async () => {
  const { bytes, fileName } = await fileOf('xlsx', [tea, formula])
  expect(fileName).toBe('sales.xlsx')
  const rows = (await readSheet(bytes)).map((row) => row.map((cell) => (cell instanceof Date ? toMinute(cell) : cell)))
  expect(rows).toEqual([
    ['Name', 'Total (QAR)', 'Day', 'Time', '=Count'],
    [tea.name, -35.5, new Date('2026-11-20T00:00:00Z'), new Date('2026-11-20T18:05:00Z'), -2],
    ['=1+1', null, new Date('2000-02-29T00:00:00Z'), new Date('2026-01-01T00:00:00Z'), -2],
  ])
})

test.each(['csv', 'xlsx'] as const)('an empty list is a file with its headings, in Arabic for Arabic readers (%s)', async (format) => {
  const { bytes } = await fileOf(format, [], 'ar')
  const rows = format === 'csv' ? parse(bytes, { bom: true }) : await readSheet(bytes)
  expect(rows).toEqual([['الاسم', 'المجموع (ر.ق)', 'اليوم', 'الوقت', 'العدد']])
})

test('any text survives both formats', async () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => text.trim() === text && !text.includes('\r'))
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), async (names) => {
      const rows = names.map((name) => ({ ...tea, name }))
      const csv = parse((await fileOf('csv', rows)).bytes, { bom: true, from: 2 }).map(([name]) => name)
      expect(csv).toEqual(names.map((name) => (/^[=+\-@\t\r']/.test(name) ? `'${name}` : name)))
      const xlsx = await readSheet((await fileOf('xlsx', rows)).bytes, { trim: false })
      const unescaped = (cell: unknown) =>
        (typeof cell === 'string' ? cell : '').replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
      expect(xlsx.slice(1).map(([name]) => unescaped(name))).toEqual(names)
    }),
    { numRuns: 60 },
  )
})

test('a list that is longer than a sheet continues in the next sheet', async () => {
  const table = (rows: number): Table => ({
    headings: ['Number'],
    types: ['number'],
    batches: listOf([Array.from({ length: rows }, (_, index) => [index])]),
    language: 'en',
  })
  const sheetsOf = async (rows: number) => {
    const bytes = await buffer(xlsxOf([table(rows)], 4))
    const sheets = [1, 2, 3].map((sheet) =>
      readSheet(bytes, sheet).then(
        (read) => read.flat(),
        () => undefined,
      ),
    )
    return Promise.all(sheets)
  }
  expect(await sheetsOf(3)).toEqual([['Number', 0, 1, 2], undefined, undefined])
  expect(await sheetsOf(4)).toEqual([['Number', 0, 1, 2], ['Number', 3], undefined])
  expect(await sheetsOf(7)).toEqual([
    ['Number', 0, 1, 2],
    ['Number', 3, 4, 5],
    ['Number', 6],
  ])
})

test.each(['csv', 'xlsx'] as const)('rows are read as fast as the file is, and not ahead of it (%s)', async (format) => {
  let read = 0
  async function* manyRows() {
    while (read < 1_000_000) {
      read += 1
      yield { ...tea, name: `${read} ${Math.sin(read)}`.repeat(20) }
    }
  }
  const { content } = exportFile({ fileName: 'sales', columns, rows: manyRows(), format, language: 'en' })
  if (Buffer.isBuffer(content)) throw new Error('a stream is expected')
  let bytes = 0
  for await (const chunk of content) {
    bytes += (chunk as Buffer).length // chunks of a stream of bytes
    if (bytes > 2_000_000) break
  }
  expect(read).toBeGreaterThan(1_000)
  expect(read).toBeLessThan(100_000)
})

test.each(['csv', 'xlsx'] as const)('an error of the rows becomes an error of the file instead of its end (%s)', async (format) => {
  async function* failingRows() {
    yield tea
    throw new Error('the database is gone')
  }
  const { content } = exportFile({ fileName: 'sales', columns, rows: failingRows(), format, language: 'en' })
  await expect(buffer(content as Readable)).rejects.toThrow('the database is gone') // a stream, as above
})
