import type { PeriodChoice } from '@sufra/shared/reports/period'
import { reportFileFormats, reportParts, type ReportPart } from '@sufra/shared/reports/report-file'
import { createReportLink } from '@sufra/shared/reports/report.routes'
import { inputStyle } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ExportMenu } from '../../common/exports/export-menu.tsx'

/** Saves the complete report of the period, or one of its tables, as a file. */
export const ExportReport = ({ choice, isDisabled }: { choice: PeriodChoice; isDisabled: boolean }) => {
  const { t } = useTranslation()
  const [part, setPart] = useState<ReportPart>('all')
  const nameOf = (each: ReportPart) => (each === 'all' || each === 'summary' ? t(`reports.file.${each}`) : t(`reports.section.${each}`))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        className={`${inputStyle} min-w-0 basis-56`}
        aria-label={t('reports.file.part')}
        value={part}
        disabled={isDisabled}
        onChange={(event) => setPart(reportParts.find((each) => each === event.target.value) ?? 'all')}
      >
        {reportParts.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <ExportMenu
        formats={reportFileFormats}
        isDisabled={isDisabled}
        createLink={async (options) => (await call(createReportLink, { body: { ...choice, part, ...options } })).data.link}
      />
    </div>
  )
}
