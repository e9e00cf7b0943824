import { inflateSync } from 'node:zlib'
import { dirhams } from '@sufra/shared/money'
import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import { namesInScripts } from '@sufra/shared/receipts/names-in-scripts.test-data'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { isFullRun } from '../../../../../scripts/common/test-scope.ts'
import { receiptPdf } from './receipt-pdf.ts'

type Order = Parameters<typeof aPaidOrder>[0]
const pdfOf = (order: Order = {}, restaurant: Partial<typeof aRestaurantOfReceipts> = {}, isCopy = false) =>
  receiptPdf(receiptOf(aPaidOrder(order), { ...aRestaurantOfReceipts, ...restaurant }, issued), { isCopy })

/** Returns the text that a reader shows: the texts of all pages, and the right end of each. */
const readPages = async (bytes: Buffer) => {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()))
  return pages.map(({ items }) => items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])))
}
const textsOf = async (bytes: Buffer) => (await readPages(bytes)).flat().map(({ str }) => str)

/** Returns the drawing instructions of all pages. */
const contentOf = (bytes: Buffer): string =>
  [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return '' // not compressed
      }
    })
    .filter((content) => content.includes(' Tf\n'))
    .join('\n')

/** Returns the lines in logical order, which readers copy and speak. */
const spokenLines = (bytes: Buffer): string[] => {
  return [...contentOf(bytes).matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, raw = '']) => {
    const unescaped = raw.replace(/\\([nrtbf()\\]|\d{3})/g, (_, code: string) => {
      const named = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[code]
      return named ?? (/\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code)
    })
    const unit = Buffer.from(unescaped, 'latin1')
    return unit[0] === 0xfe && unit[1] === 0xff ? unit.subarray(2).swap16().toString('utf16le') : unescaped
  })
}

test('a reader shows Arabic in its order, English beside it, and the amounts', async () => {
  const texts = await textsOf(await pdfOf())
  for (const text of [
    'بيت السفرة',
    'Bait Al Sufra',
    'شاورما دجاج',
    'Chicken Shawarma',
    'الطلب / Order',
    '21/11/2026 00:05',
    '92.50',
    'TIN-5551',
  ])
    expect(texts).toContain(text)
})

test('readers copy and speak each line in its written order', async () => {
  const lines = spokenLines(await pdfOf({}, { taxBasisPoints: 500 }, true))
  for (const line of [
    'REPRINT / نسخة',
    'الرقم الضريبي / Tax registration',
    'الإجمالي / Total',
    'كرك (Large) مع هيل 100%',
    'شامل الضريبة / Tax included 5%',
  ])
    expect(lines).toContain(line)
})

test('Arabic letters are joined: each is drawn in the form for its place in the word', async () => {
  const content = contentOf(await pdfOf({}, { name: { en: 'ععع', ar: '' } }))
  const [first = ''] = content.match(/BT\n[\s\S]*?ET/) ?? []
  const glyphs = first.match(/(?<=<[0-9a-f]*)[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? []
  expect(glyphs).toHaveLength(3)
  expect(new Set(glyphs).size).toBe(3)
})

test('all fonts are embedded', async () => {
  const file = (await pdfOf()).toString('latin1')
  expect(file.match(/\/Type \/FontDescriptor/g)).toHaveLength(2)
  expect(file.match(/\/FontFile2 /g)).toHaveLength(2)
  expect(file).not.toMatch(/\/Subtype \/Type1\b|Helvetica/)
})

test.each([...namesInScripts, ['a word longer than the line', 'मूंगफली'.repeat(30) + 'ڄششششش'.repeat(20)]])(
  'a name in %s is drawn without a box for a missing letter',
  async (_, en) => {
    const file = await pdfOf({}, { name: { en, ar: '' } })
    const glyphs = contentOf(file).match(/(?<=<[0-9a-f]*)[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? []
    expect(glyphs.length).toBeGreaterThan(100)
    expect(glyphs).not.toContain('0000')
    expect(spokenLines(file).join('')).toContain(en.slice(0, 20))
  },
)

/** The letters of scripts whose shapes depend on their neighbours, in any order, with joiners and marks. */
const anyLetters = fc.array(
  fc.oneof(
    ...[0x600, 0x900, 0x980, 0xa00, 0xa80, 0xb80, 0xc00, 0xc80, 0xd00, 0xd80, 0xe00, 0x1000, 0x1780, 0xac00].map((block) =>
      fc.integer({ min: block, max: block + 0x7f }),
    ),
    fc.constantFrom(0x20, 0x41, 0x301, 0x200c, 0x200d),
  ),
  { minLength: 1, maxLength: 30 },
)

test('letters in an order that no word has do not fail the receipt', async () => {
  await fc.assert(
    fc.asyncProperty(anyLetters, async (points) => {
      const file = await pdfOf({}, { name: { en: String.fromCodePoint(...points), ar: '' } })
      expect(contentOf(file)).toContain(' Tf')
    }),
    { numRuns: isFullRun ? 500 : 15 },
  )
})

test('an order of fifty lines continues on further pages, with every line once', async () => {
  const [line] = aPaidOrder().items
  if (!line) throw new Error('the order has no line')
  const items = Array.from({ length: 50 }, (_, index) => ({ ...line, name: { en: `Dish ${index}.`, ar: '' }, total: dirhams(100) }))
  const pages = await readPages(await pdfOf({ items }))
  expect(pages.length).toBeGreaterThan(2)
  const texts = pages.flat().map(({ str }) => str)
  expect(items.filter(({ name }) => texts.filter((text) => text === name.en).length !== 1)).toEqual([])
  for (const { transform, width } of pages.flat()) {
    expect(transform[4]).toBeGreaterThanOrEqual(35)
    expect(transform[4] + width).toBeLessThanOrEqual(385)
    expect(transform[5]).toBeGreaterThan(20)
  }
})

test.each(['W'.repeat(300), 'م'.repeat(300), '🌶️ Hot 🇶🇦', '\u202Eلحم', 'a\0b', 'a\uD800b', ' ', '<b>&', 'شاورما\nBBQ'])(
  'an item named %j is drawn',
  async (en) => {
    const [line] = aPaidOrder().items
    if (!line) throw new Error('the order has no line')
    const texts = await textsOf(await pdfOf({ items: [{ ...line, name: { en, ar: '' } }] }))
    expect(texts).toContain('29.00')
    expect(texts.join('')).not.toMatch(/🌶|🇶/u)
  },
)
