// Exports expiring documents as a file.
import { documents as arabicDocuments } from '@sufra/shared/documents/texts.ar'
import { expiring as arabic } from '@sufra/shared/expiring/texts.ar'
import { documents as englishDocuments } from '@sufra/shared/documents/texts.en'
import { expiring as english } from '@sufra/shared/expiring/texts.en'
import type { ExpiringDocument } from '@sufra/shared/expiring/expiring.routes'
import type { Language } from '@sufra/shared/localized-text'
import type { CellType, ExportColumn } from '../../platform/files/exports/export-file.ts'

type Column = keyof (typeof english)['sheet']

export const expiringColumns = (language: Language): ExportColumn<ExpiringDocument>[] => {
  const [documents, texts] = language === 'ar' ? [arabicDocuments, arabic] : [englishDocuments, english]
  const column = (
    name: Column,
    value: ExportColumn<ExpiringDocument>['value'],
    type: CellType = 'text',
  ): ExportColumn<ExpiringDocument> => ({ heading: { en: english.sheet[name], ar: arabic.sheet[name] }, type, value })
  return [
    column('nameEn', (row) => row.name.en),
    column('nameAr', (row) => row.name.ar),
    column('branch', (row) => row.branchName),
    column('document', (row) => documents.kind[row.kind]),
    column('validUntil', (row) => row.expirationDate, 'day'),
    column('daysLeft', (row) => row.daysLeft, 'number'),
    column('state', (row) => texts.states[row.state]),
    column('replacement', (row) => row.replacement && documents.status[row.replacement]),
    column('owner', (row) => row.ownerName),
    column('email', (row) => row.email),
    column('phone', (row) => row.contactNumber),
  ]
}
