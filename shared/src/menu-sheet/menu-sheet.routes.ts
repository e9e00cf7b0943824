// Export and import of the menu as a spreadsheet.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { refusals, type RefusalCode } from '../refusals/refusals.ts'

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
  offline: 'reject',
})

/** For pages of the previous release. */
export const exportMenu = route({
  method: 'GET',
  path: '/api/merchant/menu-sheet',
  permission: 'menu.read',
  summary: 'Exports the menu as a spreadsheet, or a template with examples; the file is returned in base64',
  query: sheet,
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
