// The XML of a sheet, row by row. Cells contain their texts, since a table of all texts would have to be held in memory.
import { dirhams, toQar } from '@sufra/shared/money'
import type { CellType, CellValue, Table } from '../export-file.ts'
import { escapeUnits } from './escape-units.ts'
import { headingStyle, styles } from './styles.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes texts and attributes of XML. */
const escapeXml = (text: string): string => escapeUnits(text.toWellFormed()).replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/** Returns A, B, …, Z, AA, … for the index, which starts at 0. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Returns days since the day before 1900, the way Excel counts them. */
const serialOf = (local: string): number =>
  (Date.parse(`${local.replace(' ', 'T')}${local.length > 10 ? ':00' : 'T00:00:00'}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

const numberOf = (value: string | number, type: CellType): number | undefined => {
  if (typeof value === 'number') return type === 'money' ? toQar(dirhams(value)) : value
  return type === 'day' || type === 'time' ? serialOf(value) : undefined
}

/** A number in a column of texts has no format of a text, so that Excel calculates with it. */
const styleOf = (value: CellValue, type: CellType): number => styles[typeof value === 'number' && type === 'text' ? 'number' : type]

const cellXml = (at: string, value: CellValue, type: CellType, style = styleOf(value, type)): string => {
  if (value === null || value === '') return ''
  const number = numberOf(value, type)
  if (number !== undefined && Number.isFinite(number)) return `<c r="${at}" s="${style}"><v>${number}</v></c>`
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`
}

const usualWidths: Record<CellType, number> = { text: 20, number: 12, money: 14, day: 13, time: 18 }

/** Returns everything before the rows, with the row of headings, which stays in view. */
export const sheetStart = ({ headings, types, widths, language }: Table): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<sheetViews><sheetView workbookViewId="0"${language === 'ar' ? ' rightToLeft="1"' : ''}>` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  types
    .map((type, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths?.[index] ?? usualWidths[type]}" customWidth="1"/>`)
    .join('') +
  `</cols><sheetData><row r="1">${headings.map((heading, index) => cellXml(`${columnName(index)}1`, heading, 'text', headingStyle)).join('')}</row>`

/** Returns one row. `number` is 1 for the row of headings. */
export const rowXml = (row: readonly CellValue[], types: readonly CellType[], number: number): string =>
  `<row r="${number}">${row.map((value, index) => cellXml(`${columnName(index)}${number}`, value, types[index] ?? 'text')).join('')}</row>`

export const sheetEnd = '</sheetData></worksheet>'
