import { periodsProblem } from '@sufra/shared/hours/hours-problem'
import { maxPeriods } from '@sufra/shared/hours/opening-hours'
import { Button } from '@sufra/shared/ui/button'
import { inputStyle } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { closesNextDay, periodOf, usualPeriod, type PeriodDraft } from './hours-draft.ts'

type Props = {
  /** The day, or the name of the special days. */
  day: string
  periods: readonly PeriodDraft[]
  isLocked: boolean
  onChange: (periods: PeriodDraft[]) => void
}

/** The periods of one day. A day without periods is closed. */
export const PeriodList = ({ day, periods, isLocked, onChange }: Props) => {
  const { t } = useTranslation()
  const isComplete = periods.every(({ opens, closes }) => opens && closes)
  const problem = isComplete ? periodsProblem(periods.map((period) => periodOf(period))) : undefined // the form reports a missing time
  const change = (index: number, period: Partial<PeriodDraft>) =>
    onChange(periods.map((each, at) => (at === index ? { ...each, ...period } : each)))
  const time = (index: number, name: 'opens' | 'closes') => (
    <input
      type="time"
      required
      aria-label={t(`hours.${name}`, { day })}
      disabled={isLocked}
      value={periods[index]?.[name] ?? ''}
      onChange={(event) => change(index, { [name]: event.target.value })}
      className={`${inputStyle} w-32!`}
    />
  )
  return (
    <div className="flex flex-col gap-2">
      {periods.length === 0 && <p className="flex min-h-11 items-center text-sm text-ink-soft">{t('hours.closed')}</p>}
      {periods.map((period, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- periods have no identity except their place
        <div key={index} className="flex flex-wrap items-center gap-2">
          {time(index, 'opens')}
          <span aria-hidden>–</span>
          {time(index, 'closes')}
          {!isLocked && (
            <IconButton
              icon={X}
              label={t('hours.removePeriod', { day, period: `${period.opens}–${period.closes}` })}
              onClick={() => onChange(periods.filter((_each, at) => at !== index))}
            />
          )}
          {closesNextDay(period) && <span className="text-sm text-ink-soft">{t('hours.nextDay')}</span>}
          {period.opens === '00:00' && period.closes === '00:00' && <span className="text-sm text-ink-soft">{t('hours.allDay')}</span>}
        </div>
      ))}
      {problem && (
        <p role="alert" className="text-sm text-red">
          {t(`refusals.${problem}`)}
        </p>
      )}
      {!isLocked && periods.length < maxPeriods && (
        <Button
          kind="quiet"
          aria-label={t('hours.addPeriodTo', { day })}
          onClick={() => onChange([...periods, periods.length === 0 ? { ...usualPeriod } : { opens: '', closes: '' }])}
          className="self-start px-2!"
        >
          <Plus aria-hidden className="size-4" /> <span>{t('hours.addPeriod')}</span>
        </Button>
      )}
    </div>
  )
}
