// A report as a file: the complete report, or one of its tables.
import { z } from 'zod'
import { languages } from '../localized-text.ts'
import { exportFormats } from '../exports/export-format.ts'
import { periodChoice } from './period.ts'

export const reportTables = ['summary', 'days', 'hours', 'items', 'cuisines', 'methods', 'types', 'times', 'customers', 'reasons'] as const
export type ReportTableName = (typeof reportTables)[number]

export const reportParts = ['all', ...reportTables] as const
export type ReportPart = (typeof reportParts)[number]

export const reportFileFormats = [...exportFormats, 'pdf'] as const
export type ReportFileFormat = (typeof reportFileFormats)[number]

export const reportFileChoice = periodChoice.extend({
  part: z.enum(reportParts),
  format: z.enum(reportFileFormats),
  language: z.enum(languages),
})
export type ReportFileChoice = z.output<typeof reportFileChoice>

/** Maximum length of a restaurant's name in a file's name. */
const maxNameLength = 40

/** The name of a report's file without its extension, in ASCII: `bait-al-sufra-days-2026-11-01-to-2026-11-30`. */
export const reportFileName = (restaurant: string, part: ReportPart, { from, to }: { from: string; to: string }): string => {
  const words = restaurant.toLowerCase().match(/[a-z0-9]+/g) ?? ['restaurant']
  const name = words.join('-').slice(0, maxNameLength)
  return `${name}-${part === 'all' ? 'report' : part}-${from}${from === to ? '' : `-to-${to}`}`
}
