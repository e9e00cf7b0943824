import { columns } from '@sufra/shared/menu-sheet/columns'
import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../columns.ts'
import { menuOfSheet } from '../menu-of-sheet.ts'
import { randomMenu, type RandomMenu } from '../random-menu.test-data.ts'
import { readSheet } from './read-sheet.ts'
import { readFile } from './read-file.ts'
import { sheetOfMenu } from '../sheet-of-menu.ts'
import { writeCsv, writeXlsx } from './write-sheet.ts'

const formats: [string, (rows: readonly Row[]) => Promise<Buffer>, number][] = [
  ['CSV', (rows) => Promise.resolve(writeCsv(rows)), 200],
  ['XLSX', writeXlsx, 60],
]

/** The items that a sheet of this menu should contain. */
const contentOf = ({ cuisines, items }: RandomMenu) =>
  items.map((item) => {
    const cuisine = cuisines.find(({ _id }) => _id === item.cuisineId)
    const category = cuisine?.categories.find(({ _id }) => _id === item.categoryId)
    const subcategory = category?.subcategories.find(({ _id }) => _id === item.subcategoryId)
    const { name, description, ingredients, quantityUnit, actualPrice, sellingPrice, customizable, isAvailable, isFeatured, addOns } = item
    return {
      itemId: item._id,
      cuisine: { name: cuisine?.name, image: cuisine?.cuisineImage },
      category: { name: category?.name, image: category?.categoryImage },
      subcategory: { name: subcategory?.name, isActive: subcategory?.isActive },
      image: item.image,
      draft: {
        name,
        description,
        ingredients,
        quantityUnit,
        actualPrice,
        sellingPrice,
        customizable,
        isAvailable,
        isFeatured,
        addOns: addOns.map(({ options, ...group }) => ({
          ...group,
          options: options.map((option) => ({ _id: option._id, name: option.name, price: option.price })),
        })),
        allergens: item.allergens,
        dietary: item.dietary,
        prepMinutes: item.prepMinutes,
      },
    }
  })

test.each(formats)('a menu written as %s and read back is unchanged', async (_, write, numRuns) => {
  const sameMenu = async (menu: RandomMenu) => {
    // This reads without a child process, which would start for each menu.
    const rows = await readSheet(await write(sheetOfMenu(menu.cuisines, menu.items)), readFile)
    const known = { ...menu, pictures: new Set(['one.webp', '٢.webp']) }
    const read = menuOfSheet(rows ?? [], known)
    if ('problems' in read) throw new Error(JSON.stringify(read.problems))
    expect(read.items.map(({ row: _row, before: _before, ...item }) => item)).toEqual(contentOf(menu))
  }
  await fc.assert(fc.asyncProperty(randomMenu, sameMenu), { numRuns })
})

const texts = [
  '007',
  '1e5',
  'true',
  '=1+1',
  "'x",
  "'=x",
  '-5',
  ' a ',
  'a\r\nb',
  'x\ry',
  '_x0041\u0001',
  '__proto__',
  'toString',
  '\uFFFD',
  '\u{1FFFE}',
  'ي👍🏽',
]

test.each(formats)('texts that spreadsheets tend to change are preserved in %s', async (_, write) => {
  const rows = await readSheet(await write([columns, texts, [12.5, 0, -1, 'end']]))
  expect(rows?.[1]?.slice(0, texts.length)).toEqual(texts)
  expect(rows?.[2]?.slice(0, 4).map(String)).toEqual(['12.5', '0', '-1', 'end'])
})

test('in XLSX numbers are numbers and numeric text stays text', async () => {
  const rows = await readSheet(await writeXlsx([columns, [12.5, '12.5']]))
  expect(rows?.[1]?.slice(0, 2)).toEqual([12.5, '12.5'])
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ["'x", `"''x"`],
  ['a=1', `"a=1"`],
])('%j is written so that no spreadsheet computes it: %s', (text, written) => {
  expect(writeCsv([[text]]).toString()).toBe(`\uFEFF${written}\r\n`)
})

/** Returns the text of a file in a zip that its writer compressed as one block. */
const unpacked = (zip: Buffer, name: string): string => {
  const at = zip.lastIndexOf(name) - 46
  const local = zip.readUInt32LE(at + 42)
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  return inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(at + 20))).toString()
}

test('the headers of an XLSX are bold and frozen, no cell is a formula, and Excel calculates with numbers', async () => {
  const zip = await writeXlsx([columns, ['=1+1', 12.5]])
  const sheet = unpacked(zip, 'xl/worksheets/sheet1.xml')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<c r="B2" s="0"><v>12.5</v></c>')
  const styles = unpacked(zip, 'xl/styles.xml')
  expect(styles).toContain('<b/>')
  expect(styles).toContain('numFmtId="49"')
  expect(sheet).toMatch(/<col min="14" max="14" width="40"/)
})
