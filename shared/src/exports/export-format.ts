import { z } from 'zod'
import { languages } from '../localized-text.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** How a list is wanted as a file: with headings in the language that the user reads. */
export const exportOptions = z.object({ format: z.enum(exportFormats), language: z.enum(languages) })
export type ExportOptions = z.output<typeof exportOptions>
