// Fields of tables that a merchant enters (spec §5).
import { z } from 'zod'
import { optionalName } from '../names.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

export const maxTableNumber = 9_999
export const maxSeats = 99
/** Maximum number of tables created by one request. */
export const maxTablesAtOnce = 100
/** Maximum number of tables of a restaurant. */
export const maxTables = 1_000

const numberCodes = {
  required: 'table.number_required',
  integer: 'table.number_integer',
  positive: 'table.number_positive',
  max: 'table.number_max',
} as const satisfies Record<string, RefusalCode>

/** Spec §5: required, positive, integer. */
export const tableNumber = z
  .number({ error: ({ input }) => (input === undefined || input === null ? numberCodes.required : numberCodes.integer) })
  .int(numberCodes.integer)
  .positive(numberCodes.positive)
  .max(maxTableNumber, numberCodes.max)

const seatsCode = 'table.seats' satisfies RefusalCode
const seats = z.number(seatsCode).int(seatsCode).min(1, seatsCode).max(maxSeats, seatsCode)

const zoneName = optionalName('table.zone_length', 1)

/** A zone of the restaurant, such as the terrace. Both languages are empty without zones; a name in Arabic only is refused. */
export const zone = z.object({ en: zoneName, ar: zoneName }).check((context) => {
  const { en, ar } = context.value
  if (en === '' && ar !== '')
    context.issues.push({ code: 'custom', message: 'table.zone_english' satisfies RefusalCode, input: en, path: ['en'] })
})

/** Fields of a table that all tables of a range share. A new field needs its line here, its column, and its input in the forms. */
const fields = z.object({ zone, seats })

export const tableDraft = fields.extend({ number: tableNumber })
export type TableDraft = z.infer<typeof tableDraft>

const fieldNames = Object.keys(tableDraft.shape) as (keyof TableDraft)[] // the keys of the schema

/** Returns the fields that a merchant enters. */
export const toTableDraft = (table: TableDraft): TableDraft =>
  Object.fromEntries(fieldNames.map((name) => [name, table[name]])) as TableDraft // all its fields

/** A single table, or a table for each number from `from` to `to`. */
export const newTables = fields.extend({ from: tableNumber, to: tableNumber.optional() }).check((context) => {
  const { from, to = from } = context.value
  const refuse = (message: RefusalCode) => context.issues.push({ code: 'custom', message, input: to, path: ['to'] })
  if (to < from) refuse('table.range_order')
  else if (to - from >= maxTablesAtOnce) refuse('table.range_size')
})
export type NewTables = z.infer<typeof newTables>

/** Returns the table numbers of `newTables`, ascending. */
export const numbersOf = ({ from, to = from }: Pick<NewTables, 'from' | 'to'>): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
