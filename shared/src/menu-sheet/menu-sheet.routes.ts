// The menu as a sheet: out, and back in.
import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { refusals, type RefusalCode } from '../refusals/refusals.ts'

export const sheetFormats = ['csv', 'xlsx'] as const
const maxSheetBytes = 5 * 1024 * 1024

export const exportMenu = route({
  method: 'GET',
  path: '/api/merchant/menu-sheet',
  access: 'merchant',
  summary: 'The menu as a sheet, or an empty one with examples; its bytes in base64',
  query: z.object({ format: z.enum(sheetFormats), kind: z.enum(['menu', 'template']).default('menu') }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), type: z.string(), base64: z.string() }) }),
  repeat: 'safe',
  offline: 'refuse',
})

const refusalCode = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]) // the object's own keys

/** Something in a sheet that is not right: in which row (the header is 1), under which header ('' for the whole row), and what; `values` are those that could stand there. */
export const sheetProblem = z.object({ row: z.int(), column: z.string(), code: refusalCode, values: z.string().optional() })
export type SheetProblem = z.output<typeof sheetProblem>

/** What an import changes, or would: dishes, and the cuisines, categories and subcategories that they stand in. */
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
  access: 'merchant',
  summary: 'Brings a sheet in: all of it, or nothing when it has a problem; as a trial, only says what would be',
  form: {
    fields: z.object({ isTrial: jsonText(z.boolean('request.invalid')) }),
    files: /^sheet$/,
    maxFiles: 1,
    maxFileBytes: maxSheetBytes,
    tooLarge: 'upload.sheet',
  },
  reply: z.object({ success: z.literal(true), data: sheetOutcome }),
  repeat: 'no',
  offline: 'refuse',
})
