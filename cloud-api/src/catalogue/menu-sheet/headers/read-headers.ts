// Finds the row of headers of a sheet, below titles and blank rows, and the content of each column.
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetColumn } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import type { Cell, Row } from '../columns.ts'
import { columnOfPair, meaningOf, type HeaderMeaning } from './header-names.ts'

/** `index`: index of the row of headers; `found`: the columns that are read, with their place in a row. */
export type Headers = { index: number; found: ReadonlyMap<ColumnHeader, number>; shown: SheetColumn[] }

/** The owner's choice of columns, by their place in the sheet; '' for a column that is not read. */
export type ChosenColumns = readonly (ColumnHeader | '')[]

/** Titles above the headers take fewer rows. */
const rowsToSearch = 50
/** Number of rows that decide the language of a column, and show an example of it. */
const rowsToSample = 200
const maxShown = 100

const textOf = (cell: Cell | undefined): string => String(cell ?? '').trim()
const knownIn = (row: Row): number => row.filter((cell) => meaningOf(textOf(cell)) !== undefined).length
const filledIn = (row: Row): number => row.filter((cell) => textOf(cell) !== '').length

const findHeaders = (rows: readonly Row[]): { index: number; known: number } => {
  const candidates = rows.slice(0, rowsToSearch).map((row, index) => ({ index, known: knownIn(row), filled: filledIn(row) }))
  const best = candidates.reduce((one, other) => (other.known > one.known ? other : one), { index: 0, known: 0, filled: 0 })
  if (best.known > 0) return best
  const first = candidates.find(({ filled }) => filled > 1) ?? candidates.find(({ filled }) => filled > 0)
  return { index: first?.index ?? 0, known: 0 }
}

/** Returns the sheet of a workbook with the most known headers, otherwise the first one with content: other sheets are covers and notes. */
export const findMenuSheet = (sheets: readonly Row[][]): Row[] => {
  const known = sheets.map((rows) => findHeaders(rows).known)
  const greatest = Math.max(...known, 0)
  const byHeaders = greatest > 0 ? sheets[known.indexOf(greatest)] : undefined
  return byHeaders ?? sheets.find((rows) => rows.some((row) => filledIn(row) > 0)) ?? sheets[0] ?? []
}

const isArabic = /\p{Script=Arabic}/u
const isLatin = /\p{Script=Latin}/u

/** Returns the language of most of these texts. */
const languageOf = (texts: readonly string[]) =>
  texts.filter((text) => isArabic.test(text)).length > texts.filter((text) => isLatin.test(text)).length ? 'ar' : 'en'

const columnFor = (meaning: HeaderMeaning | undefined, texts: readonly string[], taken: ReadonlySet<ColumnHeader>) => {
  if (!meaning) return undefined
  if ('column' in meaning) return taken.has(meaning.column) ? undefined : meaning.column
  const column = columnOfPair(meaning.pair, meaning.language ?? languageOf(texts))
  return taken.has(column) ? undefined : column
}

/**
 * Reads the headers of a sheet. Of two columns with the same name the first counts. `chosen` replaces the meaning of the headers' names.
 */
export const readHeaders = (rows: readonly Row[], chosen?: ChosenColumns): Headers => {
  const { index } = findHeaders(rows)
  const headers = rows[index] ?? []
  const below = rows.slice(index + 1, index + 1 + rowsToSample)
  const textsOf = (place: number) => below.map((row) => textOf(row[place])).filter((text) => text !== '')
  const found = new Map<ColumnHeader, number>()
  const taken = new Set<ColumnHeader>()
  const settle = (place: number, column: ColumnHeader | '' | undefined) => {
    if (!column || taken.has(column)) return
    taken.add(column)
    found.set(column, place)
  }
  if (chosen) for (const [place, column] of chosen.entries()) settle(place, column)
  else {
    const meanings = headers.map((header) => meaningOf(textOf(header)))
    // Headers that name their language come first; the texts decide only the remaining columns.
    const isSure = (meaning: HeaderMeaning | undefined) => meaning !== undefined && ('column' in meaning || meaning.language !== undefined)
    for (const sure of [true, false])
      for (const [place, meaning] of meanings.entries())
        if (isSure(meaning) === sure) settle(place, columnFor(meaning, textsOf(place), taken))
  }
  const columnAt = new Map([...found].map(([column, place]) => [place, column]))
  const shown = headers.slice(0, maxShown).map((header, place) => ({
    header: textOf(header).slice(0, 100),
    example: (textsOf(place)[0] ?? '').slice(0, 60),
    column: columnAt.get(place) ?? ('' as const),
  }))
  return {
    index,
    found: new Map(columns.flatMap((column) => (found.has(column) ? [[column, found.get(column) ?? 0] as const] : []))),
    shown,
  }
}
