// Reads single cells. An invalid cell has a problem, and a fallback value with which the rest of its row is validated.
import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import type { SheetRow } from './read-rows.ts'
import type { SheetProblem } from './sheet-problem.ts'

export type Read<Value> = { value: Value; problems: SheetProblem[] }

export const readText = ({ cells }: SheetRow, column: ColumnHeader): string => String(cells[column] ?? '')

/** Reads a number, or a text with a number as people type it, with or without the currency. Refuses with sheet.number. */
export const readNumber = <const Default>(sheetRow: SheetRow, column: ColumnHeader, byDefault: Default): Read<number | Default> => {
  const cell = sheetRow.cells[column]
  if (cell === undefined) return fine(byDefault)
  const number = typeof cell === 'number' ? cell : readTypedNumber(cell.trim().replace(currency, ''))
  return Number.isFinite(number) ? fine(asShown(number)) : refuse(byDefault, sheetRow, column, 'sheet.number')
}

/** Reads yes, no, true, false, 1, 0, نعم, لا. Refuses with sheet.yes_no. */
export const readYesNo = <const Default>(sheetRow: SheetRow, column: ColumnHeader, byDefault: Default): Read<boolean | Default> => {
  const key = keyOf(readText(sheetRow, column))
  if (key === '') return fine(byDefault)
  const isYes = yes.has(key)
  return isYes || no.has(key) ? fine(isYes) : refuse(byDefault, sheetRow, column, 'sheet.yes_no')
}

/** Reads one of the choices, case-insensitive. Refuses with sheet.choice and the possible values. */
export const readChoice = <const Choice extends string, const Default>(
  sheetRow: SheetRow,
  column: ColumnHeader,
  choices: readonly Choice[],
  byDefault: Default,
): Read<Choice | Default> => {
  const key = keyOf(readText(sheetRow, column))
  if (key === '') return fine(byDefault)
  const choice = choices.find((each) => each === key)
  return choice ? fine(choice) : refuse(byDefault, sheetRow, column, 'sheet.choice', choices.join(', '))
}

/** Reads comma-separated choices, each once. Refuses with sheet.choice and the possible values. */
export const readChoices = <Choice extends string>(
  sheetRow: SheetRow,
  column: ColumnHeader,
  choices: readonly Choice[],
): Read<Choice[]> => {
  const keys = new Set(readText(sheetRow, column).split(separator).map(keyOf))
  keys.delete('')
  const chosen = choices.filter((each) => keys.has(each))
  return chosen.length === keys.size
    ? fine([...keys].flatMap((key) => choices.filter((each) => each === key)))
    : refuse(chosen, sheetRow, column, 'sheet.choice', choices.join(', '))
}

/** Reads the name of one of the restaurant's pictures, or ''. Refuses with sheet.picture_unknown. */
export const readPicture = (sheetRow: SheetRow, column: ColumnHeader, pictures: ReadonlySet<string>): Read<string> => {
  const name = readText(sheetRow, column).trim()
  return name === '' || pictures.has(name) ? fine(name) : refuse('', sheetRow, column, 'sheet.picture_unknown')
}

const fine = <Value>(value: Value): Read<Value> => ({ value, problems: [] })
const refuse = <Value>(value: Value, { row }: SheetRow, column: ColumnHeader, code: RefusalCode, values?: string): Read<Value> => ({
  value,
  problems: [{ row, column, code, ...(values !== undefined && { values }) }],
})

const yes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'نعم'])
const no: ReadonlySet<string> = new Set(['no', 'false', '0', 'لا'])
const separator = /[,،;]/

const keyOf = (text: string): string => text.trim().toLowerCase()

/** Excel writes amounts with their currency. */
const currency = /^(?:QAR|QR|ر\.?\s?ق\.?)|(?:QAR|QR|ر\.?\s?ق\.?)$/iu

/** Spreadsheets show 15 digits: 0.3, not the 0.30000000000000004 of a formula. */
const asShown = (number: number): number => Number(number.toPrecision(15))
