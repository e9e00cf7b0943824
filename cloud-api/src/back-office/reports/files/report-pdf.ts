// A report as a PDF on A4, with its fonts embedded. In Arabic its tables begin on the right.
import { buffer } from 'node:stream/consumers'
import { formatDay } from '@sufra/shared/dates/day'
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { dirhams, toQar } from '@sufra/shared/money'
import type { CellType, CellValue } from '../../../platform/files/exports/export-file.ts'
import { drawLine, linesOf, openPdf, widthsOf, type Pdf, type Place, type Style } from '../../../platform/files/pdf/pdf-text.ts'
import { columnWidths } from './column-widths.ts'
import type { ReportTable } from './report-table.ts'

/** Points. */
const page = { width: 595.28, height: 841.89, margin: 42 }
const inner = page.width - 2 * page.margin
const bottom = page.height - page.margin
const lineHeight = 1.5
const gap = 8

const wholeLine: Place = { left: page.margin, width: inner, align: 'left' }

const normal: Style = { size: 9.5, weight: 'normal' }
const bold: Style = { size: 9.5, weight: 'bold' }
const section: Style = { size: 13, weight: 'bold' }
const title: Style = { size: 18, weight: 'bold' }

const numberFormat = new Intl.NumberFormat('en-QA', { maximumFractionDigits: 2 })
const moneyFormat = new Intl.NumberFormat('en-QA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const textOf = (value: CellValue, type: CellType): string => {
  if (value === null) return '–'
  if (typeof value === 'string') return type === 'day' ? formatDay(value) : value
  return type === 'money' ? moneyFormat.format(toQar(dirhams(value))) : numberFormat.format(value)
}

/** The texts of a table; each row has as many as there are headings. */
type Texts = { types: readonly CellType[]; headings: readonly string[]; rows: readonly string[][] }

const textsOf = ({ types, headings, rows }: ReportTable): Texts => ({
  types,
  headings,
  rows: rows.map((values) => values.map((value, index) => textOf(value, types[index] ?? 'text'))),
})

const placesOf = (pdf: Pdf, language: Language, { types, headings, rows }: Texts): Place[] => {
  const isRtl = directionOf(language) === 'rtl'
  const needs = headings.map((heading, index) => {
    const widths = [widthsOf(pdf, heading, bold), ...rows.map((texts) => widthsOf(pdf, texts[index] ?? '', normal))]
    const widest = (kind: 'word' | 'text') => Math.ceil(Math.max(...widths.map((each) => each[kind]))) + gap
    return { word: widest('word'), text: widest('text') }
  })
  let before = 0
  return columnWidths(needs, inner).map((width, index) => {
    const left = isRtl ? page.width - page.margin - before - width : page.margin + before
    before += width
    const isFigure = types[index] === 'money' || types[index] === 'number'
    return { left: left + gap / 2, width: width - gap, align: isFigure === isRtl ? 'left' : 'right' }
  })
}

const rowOf = (pdf: Pdf, places: readonly Place[], texts: readonly string[], style: Style) => {
  const columns = texts.map((text, index) => {
    const place = places[index] ?? wholeLine
    return { place, lines: linesOf(pdf, text, style, place.width) }
  })
  const height = Math.max(1, ...columns.map(({ lines }) => lines.length)) * style.size * lineHeight
  const draw = (top: number) => {
    for (const { place, lines } of columns)
      lines.forEach((line, index) => drawLine(pdf, line, style, place, top + index * style.size * lineHeight))
  }
  return { height, draw }
}

const drawRule = (pdf: Pdf, top: number) => {
  pdf.rect(page.margin, top, inner, 0.5).fill('#999999')
  pdf.fillColor('black')
}

/** Draws a line over the whole width, in the direction of the language, and returns its bottom. */
const drawWhole = (pdf: Pdf, language: Language, text: string, style: Style, top: number): number => {
  const align = directionOf(language) === 'rtl' ? 'right' : 'left'
  const lines = linesOf(pdf, text, style, inner)
  lines.forEach((line, index) => drawLine(pdf, line, style, { ...wholeLine, align }, top + index * style.size * lineHeight))
  return top + lines.length * style.size * lineHeight
}

/** Draws a table and returns its bottom. Its headings are repeated on each further page. */
const drawTable = (pdf: Pdf, language: Language, table: ReportTable, start: number): number => {
  const texts = textsOf(table)
  const places = placesOf(pdf, language, texts)
  const head = rowOf(pdf, places, texts.headings, bold)
  const drawHead = (at: number) => {
    head.draw(at)
    drawRule(pdf, at + head.height + 1)
    return at + head.height + 5
  }
  const needed = section.size * lineHeight + head.height + normal.size * lineHeight + 10
  if (start + needed > bottom) pdf.addPage()
  let top = drawWhole(pdf, language, table.title, section, start + needed > bottom ? page.margin : start)
  top = drawHead(top)
  for (const cells of texts.rows) {
    const row = rowOf(pdf, places, cells, normal)
    if (top + row.height > bottom) {
      pdf.addPage()
      top = drawHead(page.margin)
    }
    row.draw(top)
    top += row.height
  }
  return top + 14
}

type Options = { restaurant: string; heading: string; period: string; compared: string; language: Language; createdAt: Date }

export const reportPdf = async (tables: readonly ReportTable[], options: Options): Promise<Buffer> => {
  const { restaurant, heading, period, compared, language, createdAt } = options
  const info = { Title: `${restaurant} · ${heading} · ${period}`, CreationDate: createdAt, ModDate: createdAt }
  const pdf = await openPdf(
    { size: [page.width, page.height], margin: 0, pdfVersion: '1.7', lang: language, displayTitle: true, info },
    JSON.stringify([info.Title, compared, tables]),
  )
  let top = drawWhole(pdf, language, restaurant, title, page.margin)
  top = drawWhole(pdf, language, `${heading} · ${period}`, bold, top)
  top = drawWhole(pdf, language, compared, normal, top) + 12
  for (const table of tables) top = drawTable(pdf, language, table, top)
  const bytes = buffer(pdf)
  pdf.end()
  return bytes
}
