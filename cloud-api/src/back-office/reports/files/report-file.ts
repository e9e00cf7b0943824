import { formatDay } from '@sufra/shared/dates/day'
import { reports as arabic } from '@sufra/shared/reports/texts.ar'
import { reports as english } from '@sufra/shared/reports/texts.en'
import { inLanguage, type LocalizedText } from '@sufra/shared/localized-text'
import type { DayRange } from '@sufra/shared/reports/period'
import type { Report } from '@sufra/shared/reports/report'
import { reportFileName, type ReportFileChoice } from '@sufra/shared/reports/report-file'
import { exportTables } from '../../../platform/files/exports/export-file.ts'
import type { ServedFile } from '../../../platform/files/file-links/file-links.ts'
import { reportPdf } from './report-pdf.ts'
import { reportTablesOf } from './report-tables.ts'

const rangeText = ({ from, to }: DayRange) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`)

type Options = Pick<ReportFileChoice, 'part' | 'format' | 'language'> & { restaurant: LocalizedText; createdAt: Date }

/** A report, or one of its tables, as a file. */
export const reportFile = async (report: Report, { part, format, language, restaurant, createdAt }: Options): Promise<ServedFile> => {
  const tables = reportTablesOf(report, part, language)
  const fileName = reportFileName(restaurant.en, part, report.shown)
  if (format !== 'pdf') return exportTables({ fileName, tables, format, language })
  const texts = language === 'ar' ? arabic : english
  const content = await reportPdf(tables, {
    restaurant: inLanguage(restaurant, language),
    heading: texts.title,
    period: rangeText(report.shown),
    compared: texts.file[report.isBeforeSoFar ? 'comparedSoFar' : 'compared'].replace('{{before}}', rangeText(report.before)),
    language,
    createdAt,
  })
  return { content, type: 'application/pdf', fileName: `${fileName}.pdf` }
}
