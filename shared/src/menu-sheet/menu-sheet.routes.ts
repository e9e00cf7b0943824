// Export and import of the menu as a spreadsheet.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { refusals, type RefusalCode } from '../refusals/refusals.ts'

export const sheetFormats = ['csv', 'xlsx'] as const
const maxSheetBytes = 5 * 1024 * 1024

export const exportMenu = route({
  method: 'GET',
  path: '/api/merchant/menu-sheet',
  permission: 'menu.read',
  summary: 'Exports the menu as a spreadsheet, or a template with examples; the file is returned in base64',
  query: z.object({ format: z.enum(sheetFormats), kind: z.enum(['menu', 'template']).default('menu') }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), type: z.string(), base64: z.string() }) }),
  idempotency: 'safe',
  offline: 'reject',
})

const refusalCode = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]) // the object's own keys

/** A problem in a sheet: its row (the header is row 1), column header ('' for the whole row) and code; `values` lists the allowed values. */
export const sheetProblem = z.object({ row: z.int(), column: z.string(), code: refusalCode, values: z.string().optional() })
export type SheetProblem = z.output<typeof sheetProblem>

/** The effect of an import, or of a dry run: changed items, and new `places` (cuisines, categories and subcategories). */
export const sheetOutcome = z.object({
  problems: z.array(sheetProblem),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  places: z.int(),
  isApplied: z.boolean(),
})
export type SheetOutcome = z.output<typeof sheetOutcome>

export const importMenu = route({
  method: 'POST',
  path: '/api/merchant/menu-sheet',
  permission: 'menu.edit',
  summary: 'Imports a sheet completely, or nothing when it has a problem; as a trial, only reports what would change',
  form: {
    fields: z.object({ isTrial: jsonText(z.boolean('request.invalid')) }),
    files: /^sheet$/,
    maxFiles: 1,
    maxFileBytes: maxSheetBytes,
    tooLarge: 'upload.sheet',
  },
  reply: z.object({ success: z.literal(true), data: sheetOutcome }),
  idempotency: 'no',
  offline: 'reject',
})
