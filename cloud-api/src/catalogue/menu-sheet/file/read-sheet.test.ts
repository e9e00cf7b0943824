import { columns } from '@sufra/shared/menu-sheet/columns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../columns.ts'
import { menuOfSheet } from '../menu-of-sheet.ts'
import { isFullRun } from '../../../../../scripts/common/test-scope.ts'
import { readFile } from './read-file.ts'
import { readInProcess, readSheet } from './read-sheet.ts'
import { templateSheet } from '../template.ts'
import { writeCsv, writeXlsx } from './write-sheet.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each<[string, string, Row[]]>([
  [
    'commas',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n"1;2";3,5',
    [
      ['a', 'b'],
      ['1;2', '3,5'],
    ],
  ],
  [
    'a byte order mark',
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'no byte order mark, and Arabic',
    'a,b\nشاي,"كرك"',
    [
      ['a', 'b'],
      ['شاي', 'كرك'],
    ],
  ],
  [
    'CR line endings',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['an empty line, which keeps its number', 'a,b\n\n1,2', [['a', 'b'], [''], ['1', '2']]],
  ['lines of different lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'a quote within a text',
    'a,b\n12" plate,2',
    [
      ['a', 'b'],
      ['12" plate', '2'],
    ],
  ],
  [
    'a line end and quotes in a quoted text',
    'a,b\n"x\r\ny","say ""hi"""',
    [
      ['a', 'b'],
      ['x\r\ny', 'say "hi"'],
    ],
  ],
  [
    'a masked formula',
    "a,b\n'=1+1,'tis",
    [
      ['a', 'b'],
      ['=1+1', "'tis"],
    ],
  ],
  ['nothing', '', []],
])('CSV with %s is read', async (_, text, rows) => {
  expect(await readSheet(bytesOf(text), readFile)).toEqual(rows)
})

test('a yes that a spreadsheet converted to a boolean is read', async () => {
  const sheet = '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c><c r="C1"><v>2.5</v></c></row>'
  expect(await readSheet(xlsxOf(sheet))).toEqual([['true', 'false', 2.5]])
})

/** Returns a zip with uncompressed files. `size`: the size that its directory declares for each file. */
const zipOf = (files: Record<string, string>, size?: number): Buffer => {
  const entries = Object.entries(files).map(([name, text]) => ({ name: Buffer.from(name), body: Buffer.from(text) }))
  const directory: Buffer[] = []
  const locals: Buffer[] = []
  let at = 0
  for (const { name, body } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50)
    local.writeUInt32LE(body.length, 18)
    local.writeUInt32LE(body.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50)
    entry.writeUInt32LE(body.length, 20)
    entry.writeUInt32LE(size ?? body.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, name, body)
    directory.push(entry, name)
    at += local.length + name.length + body.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}

const xlsxOf = (rows: string, size?: number): Buffer =>
  zipOf(
    {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="Menu" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
    size,
  )

const oneCell = '<row r="1"><c r="A1"><v>1</v></c></row>'
const megabytes = 1024 * 1024

/** Less than the default, and still far more than these few cells need, so that far-away cells exhaust it sooner. */
const littleMemory = readInProcess(64)

test.each<[string, Buffer]>([
  ['is no zip behind its first four bytes', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['is a zip without a sheet', zipOf({ 'readme.txt': 'x' })],
  ['lost its end', xlsxOf(oneCell).subarray(0, -30)],
  ['says that it unpacks to more than 100 MB', xlsxOf(oneCell, 34 * megabytes)],
  ['says that it unpacks to more than 4 GB', xlsxOf(oneCell, 0xff_ff_ff_ff)],
  ['names a column beyond every sheet', xlsxOf('<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>')],
  ['names a row beyond every sheet', xlsxOf('<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>')],
  [
    'names the last column and the last row',
    xlsxOf('<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>'),
  ],
  ['has a broken cell', xlsxOf('<row r="1"><c r="A1" t="s"><v>99</v></c></row>')],
  ['is an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['holds a NUL', Buffer.from('a,b\n\0,1')],
  ['opens a quote that nothing closes', Buffer.from('a,b\n"1,2')],
  ['has a row of a million cells', Buffer.from('a,b\n' + 'x,'.repeat(400_000))],
  ['has one row that never ends', Buffer.from(`a,b\n"${'x'.repeat(1_100_000)}"`)],
])('a file that %s is rejected as no sheet', async (_, bytes) => {
  expect(await readSheet(bytes, littleMemory)).toBeUndefined()
})

test('a small sheet is read with as little memory', async () => {
  expect(await readSheet(xlsxOf(oneCell), littleMemory)).toEqual([[1]])
})

test('the process reads millions of empty cells without sending them back', async () => {
  let isFree = 0
  const ticking = setInterval(() => (isFree += 1))
  const rows = await readSheet(bytesOf(`a,b\n${','.repeat(900_000)}\n${';'.repeat(900_000)}`))
  clearInterval(ticking)
  expect(rows).toEqual([['a', 'b'], [''], [';'.repeat(900_000)]])
  expect(isFree).toBeGreaterThan(0)
})

test('a sheet just within the limit of its uncompressed size is read', async () => {
  // Its stored files have their real size, whatever the directory declares.
  expect(await readSheet(xlsxOf(oneCell, 33 * megabytes))).toEqual([[1]])
})

const isRowsOrNothing = (rows: Row[] | undefined) =>
  rows === undefined || rows.flat().every((cell) => typeof cell === 'string' || typeof cell === 'number')
const known = { cuisines: [], items: [], pictures: new Set<string>() }

/**
 * Any input is either rows or not a sheet, and rows are either a menu or problems. This reads without a child process, which would start
 * for each of hundreds of inputs.
 */
const holds = async (bytes: Uint8Array) => {
  const rows = await readSheet(bytes, readFile)
  expect(isRowsOrNothing(rows)).toBe(true)
  menuOfSheet(rows ?? [], known)
}

test('any bytes are read as rows or rejected', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), holds), { numRuns: 300 })
  const zips = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), bytes]))
  await fc.assert(fc.asyncProperty(zips, holds), { numRuns: 300 })
})

const damages = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })
const damaged = (file: Buffer, places: [number, number][]) => {
  const copy = Buffer.from(file)
  for (const [at, byte] of places) copy[at % copy.length] = byte
  return copy
}

test.each([
  ['CSV', async () => writeCsv(templateSheet()), 300],
  ['XLSX', () => writeXlsx(templateSheet()), 60],
] as const)('a damaged %s is read as rows or rejected', async (_, write, numRuns) => {
  const file = await write()
  await fc.assert(
    fc.asyncProperty(damages, (places) => holds(damaged(file, places))),
    { numRuns },
  )
})

test('a sheet of maximum length is read, and one more row is detected as too long', async () => {
  const item = columns.map<string>((column) => (column.endsWith('(English)') ? 'Some name' : ''))
  item[columns.indexOf('Selling price')] = '1'
  const option = columns.map((column) => (column.startsWith('Option (') ? 'Some name' : ''))
  const rows = [columns, ...Array.from({ length: 60_001 }, (__, index) => (index % 7 === 0 ? item : option))]
  for (const bytes of [writeCsv(rows), ...(isFullRun ? [await writeXlsx(rows)] : [])]) {
    const read = await readSheet(bytes)
    expect(menuOfSheet(read ?? [], known)).toMatchObject({ problems: [{ row: 60_002, column: '', code: 'sheet.too_long' }] })
  }
})

test.each([
  ['CSV', writeCsv],
  ['XLSX', writeXlsx],
])('the template is a menu in %s', async (_, write) => {
  const menu = menuOfSheet((await readSheet(await write(templateSheet()))) ?? [], known)
  expect(menu).toMatchObject({
    items: [
      { row: 2, draft: { name: { en: 'Chicken machboos' }, sellingPrice: 3550, addOns: [{ options: [{}, {}] }, { options: [{}, {}] }] } },
      { row: 6, cuisine: { name: { en: 'Qatari', ar: 'قطري' } }, draft: { name: { en: 'Karak' }, addOns: [] } },
    ],
  })
})
