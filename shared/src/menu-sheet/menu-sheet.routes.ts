// Export and import of the menu as a spreadsheet.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { localizedText } from '../contract/wire.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { isRefusalCode, type RefusalCode } from '../refusals/refusals.ts'
import { columns } from './columns.ts'

export const sheetFormats = ['csv', 'xlsx'] as const
const maxSheetBytes = 5 * 1024 * 1024

const sheet = z.object({ format: z.enum(sheetFormats), kind: z.enum(['menu', 'template']).default('menu') })
export type Sheet = z.input<typeof sheet>

export const createSheetLink = route({
  method: 'POST',
  path: '/api/merchant/menu-sheet/link',
  permission: 'menu.read',
  summary: 'Returns a one-time link to the menu as a spreadsheet, or to a template with examples',
  body: sheet,
  reply: fileLinkReply,
  idempotency: 'safe',
})

/** The menu for pages of the previous release, which do not know `createSheetLink`. */
export const exportMenu = route({
  method: 'GET',
  path: '/api/merchant/menu-sheet',
  permission: 'menu.read',
  summary: 'Exports the menu as a spreadsheet, or a template with examples; the file is returned in base64',
  query: sheet,
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), type: z.string(), base64: z.string() }) }),
  idempotency: 'safe',
})

const refusalCode = z.custom<RefusalCode>(isRefusalCode)

const columnOrNone = z.enum([...columns, ''])

/** A problem in a sheet: its row (the header is row 1), column header ('' for the whole row) and code; `values` lists the allowed values. */
export const sheetProblem = z.object({ row: z.int(), column: columnOrNone, code: refusalCode, values: z.string().optional() })
export type SheetProblem = z.output<typeof sheetProblem>

/** A changed cell, as sheets show it; '' for an empty value. `row` is null for a cuisine, category or subcategory. */
const sheetChange = z.object({
  row: z.int().nullable(),
  name: localizedText,
  column: z.enum(columns),
  before: z.string(),
  after: z.string(),
  /** Whether it is a new item with its price, or a new cuisine, category or subcategory. */
  isNew: z.boolean(),
})
export type SheetChange = z.output<typeof sheetChange>

/**
 * Counts of changes that may be harmful: items that lose an allergen, removed options, items that are on sale again, and other cells that
 * become empty.
 */
const sheetWarnings = z.object({ allergens: z.int(), options: z.int(), backOnSale: z.int(), emptied: z.int() })
export type SheetWarnings = z.output<typeof sheetWarnings>

/** A column of the file: its header, its first text, and the menu's column that it is imported as ('' when it is ignored). */
const sheetColumn = z.object({ header: z.string(), example: z.string(), column: columnOrNone })
export type SheetColumn = z.output<typeof sheetColumn>

/** The effect of an import, or of a dry run: changed items, and new or changed `places` (cuisines, categories and subcategories). */
export const sheetOutcome = z.object({
  problems: z.array(sheetProblem),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  places: z.int(),
  /** At most 5,000. */
  changes: z.array(sheetChange),
  warnings: sheetWarnings,
  columns: z.array(sheetColumn),
  isApplied: z.boolean(),
})
export type SheetOutcome = z.output<typeof sheetOutcome>

export const importMenu = route({
  method: 'POST',
  path: '/api/merchant/menu-sheet',
  permission: 'menu.edit',
  summary: 'Imports a sheet completely, or nothing when it has a problem; a dry run only reports what would change',
  form: {
    fields: z.object({
      /** Whether it is a dry run. */
      isTrial: jsonText(z.boolean('request.invalid')),
      /** The menu's column for each column of the file, in the file's order. If it is absent, the headers decide. */
      columns: jsonText(z.array(columnOrNone).max(1_000)).optional(),
    }),
    files: /^sheet$/,
    maxFiles: 1,
    maxFileBytes: maxSheetBytes,
    tooLarge: 'upload.sheet',
  },
  reply: z.object({ success: z.literal(true), data: sheetOutcome }),
  idempotency: 'no',
})
