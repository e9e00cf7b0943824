// The audit log as a file.
import { isAuditAction } from '@sufra/shared/audit/audit-actions'
import { sentenceValues, type AuditRole } from '@sufra/shared/audit/audit-sentence'
import type { AuditEntry } from '@sufra/shared/audit/audit.routes'
import { sortableText } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { DatedKind } from '@sufra/shared/documents/document'
import { audit as arabic } from '@sufra/shared/audit/texts.ar'
import { documents as arabicDocuments } from '@sufra/shared/documents/texts.ar'
import { audit as english } from '@sufra/shared/audit/texts.en'
import { documents as englishDocuments } from '@sufra/shared/documents/texts.en'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { ExportColumn } from '../../platform/files/exports/export-file.ts'

const localTime = (at: Date | string) => sortableText(at, homeTimeZone)

/** Direction marks, which only the screen needs. */
const isolates = /[\u2066-\u2069]/g

const sentenceOf = ({ action, details }: AuditEntry, language: Language): string => {
  const words = language === 'ar' ? arabic : english
  if (!isAuditAction(action)) return words.otherAction.replace('{{action}}', action)
  const documents = language === 'ar' ? arabicDocuments : englishDocuments
  const names = { role: (role: AuditRole) => words.role[role], document: (kind: DatedKind) => documents.kind[kind] }
  const values = new Map(Object.entries(sentenceValues(details, language, names)))
  return words.action[action].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? '').replace(isolates, '')
}

type Column = 'at' | 'who' | 'email' | 'what' | 'restaurant' | 'person' | 'ipAddress' | 'device'

export const auditColumns = (language: Language): ExportColumn<AuditEntry>[] => {
  const words = language === 'ar' ? arabic : english
  const column = (name: Column, value: ExportColumn<AuditEntry>['value'], type: 'text' | 'time' = 'text'): ExportColumn<AuditEntry> => ({
    heading: { en: english.sheet[name], ar: arabic.sheet[name] },
    type,
    value,
  })
  return [
    column('at', ({ at }) => localTime(at), 'time'),
    column('who', ({ by }) => (by ? by.name : words.platform)),
    column('email', ({ by }) => by?.email),
    column('what', (entry) => sentenceOf(entry, language)),
    column('restaurant', ({ restaurant }) => restaurant && inLanguage(restaurant.name, language)),
    column('person', ({ person }) => person?.name),
    column('ipAddress', ({ ipAddress }) => ipAddress),
    column('device', ({ device }) => device),
  ]
}
