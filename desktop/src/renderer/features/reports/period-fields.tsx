import { monthOf } from '@sufra/shared/dates/months'
import {
  comparableMonths,
  periodKinds,
  periodOf,
  periodProblem,
  plusDays,
  type PeriodChoice,
  type PeriodKind,
} from '@sufra/shared/reports/period'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../common/dates/date-field.tsx'
import { monthText } from '@sufra/shared/dates/date-text'

/** `today`: the restaurant's business day. `firstDay`: the business day of its first sale. */
type Props = { choice: PeriodChoice; today: string; firstDay: string | null; onChoose: (choice: PeriodChoice) => void }

type MonthProps = Pick<Props, 'today' | 'firstDay'> & { label: string; value: string; onChange: (month: string) => void }

const MonthField = ({ label, value, today, firstDay, onChange }: MonthProps) => {
  const { language } = useLanguage()
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} className={inputStyle} value={value} onChange={(event) => onChange(event.target.value)}>
          {comparableMonths(firstDay, today, value).map((month) => (
            <option key={month} value={month}>
              {monthText(month, language)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Initial values of the fields of a kind: the days or months that are displayed now. */
const beginWith = (period: PeriodKind, choice: PeriodChoice, today: string): PeriodChoice => {
  if (period === 'range') {
    const { shown } = periodOf(periodProblem(choice) ? { period: 'last7' } : choice, today)
    return { period, from: shown.from, to: shown.to }
  }
  if (period === 'months') return { period, month: monthOf(today), against: monthOf(plusDays(`${monthOf(today)}-01`, -1)) }
  return { period }
}

/** The choice of a period: a predefined one, some days, or two months. */
export const PeriodFields = ({ choice, today, firstDay, onChoose }: Props) => {
  const { t } = useTranslation()
  const { period, from = '', to = '', month = '', against = '' } = choice
  const problem = periodProblem(choice)
  const rangeProblem = problem && problem !== 'report.period' ? t(`refusals.${problem}`) : undefined
  const choose = (change: Partial<PeriodChoice>) => onChoose({ ...choice, ...change })
  const months = { today, firstDay }
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="w-56 max-w-full">
        <Field label={t('reports.period.label')}>
          {(control) => (
            <select
              {...control}
              className={inputStyle}
              value={period}
              onChange={(event) => {
                const chosen = periodKinds.find((kind) => kind === event.target.value)
                if (chosen) onChoose(beginWith(chosen, choice, today))
              }}
            >
              {periodKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`reports.period.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {period === 'range' && (
        <>
          <div className="w-60 max-w-full">
            <DateField
              label={t('reports.from')}
              error={undefined}
              value={from}
              today={today}
              max={today}
              onChange={(day) => choose({ from: day })}
              onBlur={() => undefined}
            />
          </div>
          <div className="w-60 max-w-full">
            <DateField
              label={t('reports.to')}
              error={rangeProblem}
              value={to}
              today={today}
              max={today}
              onChange={(day) => choose({ to: day })}
              onBlur={() => undefined}
            />
          </div>
        </>
      )}
      {period === 'months' && (
        <>
          <div className="w-48 max-w-full">
            <MonthField {...months} label={t('reports.month')} value={month} onChange={(next) => choose({ month: next })} />
          </div>
          <div className="w-48 max-w-full">
            <MonthField {...months} label={t('reports.against')} value={against} onChange={(next) => choose({ against: next })} />
          </div>
        </>
      )}
    </div>
  )
}
