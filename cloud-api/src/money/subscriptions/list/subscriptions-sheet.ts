// Exports the list of subscriptions as a file.
import { subscriptions as arabic } from '@sufra/shared/subscriptions/texts.ar'
import { subscriptions as english } from '@sufra/shared/subscriptions/texts.en'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { ListedSubscription } from '@sufra/shared/subscriptions/subscription-list.routes'
import { lastDayOf } from '@sufra/shared/subscriptions/subscription-state'
import type { CellType, ExportColumn } from '../../../platform/files/exports/export-file.ts'

type Column = keyof (typeof english)['sheet']

export const subscriptionColumns = (language: Language): ExportColumn<ListedSubscription>[] => {
  const { states, periods } = language === 'ar' ? arabic : english
  const column = (
    name: Column,
    value: ExportColumn<ListedSubscription>['value'],
    type: CellType = 'text',
  ): ExportColumn<ListedSubscription> => ({
    heading: { en: english.sheet[name], ar: arabic.sheet[name] },
    type,
    value,
  })
  return [
    column('nameEn', (row) => row.name.en),
    column('nameAr', (row) => row.name.ar),
    column('branch', (row) => row.branchName),
    column('state', (row) => states[row.state]),
    column('plan', (row) => inLanguage(row.plan, language)),
    column('price', (row) => row.price, 'money'),
    column('period', (row) => periods[row.period]),
    column('open', (row) => row.openAmount, 'money'),
    column('due', (row) => row.dueOn, 'day'),
    column('nextPeriod', (row) => (row.cancelledOn === null ? lastDayOf(row.nextPeriodOn) : null), 'day'),
    column('trialEnds', (row) => lastDayOf(row.trialEndsOn), 'day'),
    column('cancelled', (row) => row.cancelledOn && lastDayOf(row.cancelledOn), 'day'),
  ]
}
