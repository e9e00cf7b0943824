import { z } from 'zod'
import { languages } from '../localized-text.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Options of an exported list: its format, and the language of its headings. */
export const exportOptions = z.object({ format: z.enum(exportFormats), language: z.enum(languages) })
export type ExportOptions = z.output<typeof exportOptions>
