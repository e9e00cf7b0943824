import { dayOf } from '@sufra/shared/dates/day'
import { maxNameLength, maxSpecialDays } from '@sufra/shared/hours/opening-hours'
import { newId } from '@sufra/shared/new-id'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../common/dates/date-field.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { HoursDraft } from './hours-draft.ts'
import { PeriodList } from './period-list.tsx'

type SpecialDraft = HoursDraft['specialDays'][number]
type Props = { specialDays: readonly SpecialDraft[]; timeZone: string; isLocked: boolean; onChange: (specialDays: SpecialDraft[]) => void }

const nothing = () => undefined

/** Editor of special days with their own hours. */
export const SpecialDaysEditor = ({ specialDays, timeZone, isLocked, onChange }: Props) => {
  const { t } = useTranslation()
  const today = dayOf(useNow(60_000), timeZone)
  const change = (key: string, changes: Partial<SpecialDraft>) =>
    onChange(specialDays.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const dateProblem = ({ from, to }: SpecialDraft) => (from && to && to < from ? t('refusals.hours.dates') : undefined)
  return (
    <Section title={t('hours.special')} text={t('hours.specialText')}>
      {specialDays.length === 0 && <p className="text-sm text-ink-soft">{t('hours.noSpecial')}</p>}
      {specialDays.map((days) => (
        <fieldset key={days.key} disabled={isLocked} className="flex flex-col gap-4 rounded-card border border-line p-4">
          <legend className="sr-only">{days.name || t('hours.unnamed')}</legend>
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <TextInput
                label={t('hours.name')}
                hint={t('hours.nameHint')}
                dir="auto"
                maxLength={maxNameLength}
                value={days.name}
                onChange={(event) => change(days.key, { name: event.target.value })}
              />
            </div>
            {!isLocked && (
              <IconButton
                icon={Trash2}
                label={t('hours.removeSpecial', { name: days.name || t('hours.unnamed') })}
                onClick={() => onChange(specialDays.filter(({ key }) => key !== days.key))}
                className="mt-6"
              />
            )}
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DateField
              label={t('hours.from')}
              error={undefined}
              today={today}
              value={days.from}
              onChange={(from) => change(days.key, { from, ...(days.to < from && { to: from }) })}
              onBlur={nothing}
            />
            <DateField
              label={t('hours.to')}
              error={dateProblem(days)}
              today={today}
              min={days.from}
              value={days.to}
              onChange={(to) => change(days.key, { to })}
              onBlur={nothing}
            />
          </div>
          <PeriodList
            day={days.name || t('hours.unnamed')}
            periods={days.periods}
            isLocked={isLocked}
            onChange={(periods) => change(days.key, { periods })}
          />
        </fieldset>
      ))}
      {!isLocked && specialDays.length < maxSpecialDays && (
        <Button
          kind="secondary"
          className="self-start"
          onClick={() => onChange([...specialDays, { key: newId(), name: '', from: today, to: today, periods: [] }])}
        >
          <Plus aria-hidden className="size-4" /> <span>{t('hours.addSpecial')}</span>
        </Button>
      )}
    </Section>
  )
}
