import { z } from 'zod'
import { id, localizedText, timestamp } from '../contract/wire.ts'
import { tableDraft } from './table-draft.ts'

/** Ways of printing a code: on the A4 sheet of cards, on a receipt printer, or as a PNG or SVG file. */
export const printMethods = ['cards', 'receipt', 'file'] as const
export type PrintMethod = (typeof printMethods)[number]

/** The newest print of a table's current code, with the name of the user who printed it. */
const codePrint = z.object({ at: timestamp, by: z.string(), method: z.enum(printMethods) })

/** A table of the restaurant; `link` is the text of its QR code. */
export const diningTable = z.object({
  _id: id,
  ...tableDraft.shape,
  zone: localizedText,
  link: z.url(),
  /** The number of the newest edit. */
  version: z.int(),
  /** The number of the current code; prints with a lower number no longer work. */
  codeVersion: z.int(),
  /** Null while the current code has not been printed. */
  print: codePrint.nullable(),
})

export type DiningTable = z.infer<typeof diningTable>
