// Exports the list of restaurants as a file.
import { sortableText } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { applicants as arabicStatus } from '@sufra/shared/applicants/texts.ar'
import { applicants as englishStatus } from '@sufra/shared/applicants/texts.en'
import { provisions as arabic } from '@sufra/shared/provisions/texts.ar'
import { provisions as english } from '@sufra/shared/provisions/texts.en'
import type { Language } from '@sufra/shared/localized-text'
import type { Provision } from '@sufra/shared/provisions/provision.routes'
import type { ExportColumn } from '../../platform/files/exports/export-file.ts'

type Column = keyof (typeof english)['sheet']

const localTime = (at: Date | string) => sortableText(at, homeTimeZone)

export const provisionColumns = (language: Language): ExportColumn<Provision>[] => {
  const { status } = language === 'ar' ? arabicStatus : englishStatus
  const column = (name: Column, value: ExportColumn<Provision>['value'], type: 'text' | 'time' = 'text'): ExportColumn<Provision> => ({
    heading: { en: english.sheet[name], ar: arabic.sheet[name] },
    type,
    value,
  })
  return [
    column('nameEn', (row) => row.name.en),
    column('nameAr', (row) => row.name.ar),
    column('branch', (row) => row.branchName),
    column('status', (row) => status[row.status]),
    column('owner', (row) => row.ownerName),
    column('email', (row) => row.email),
    column('phone', (row) => row.contactNumber),
    column('registration', (row) => row.commercialRegistrationNumber),
    column('submitted', (row) => localTime(row.submittedAt), 'time'),
  ]
}
