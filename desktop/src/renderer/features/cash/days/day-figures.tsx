import type { PrintedDay } from '@sufra/shared/cash/day-close'
import { reportSections } from '@sufra/shared/cash/day-report-lines'
import { tickets as ar } from '@sufra/shared/printing/texts.ar'
import { tickets as en } from '@sufra/shared/printing/texts.en'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../amount.tsx'
import { Difference } from '../cash-text.tsx'
import { useLanguage } from '@sufra/shared/ui/language/language'

const sums: ReadonlySet<string> = new Set(['takings', 'expectedCash'])

/** The report of a day. */
export const DayFigures = ({ figures }: Pick<PrintedDay, 'figures'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const when = useDateTimeText()
  const text = reportText[language]
  return (
    <div className="flex flex-col gap-4 text-sm">
      {reportSections(figures).map(({ key, lines }) => (
        <section key={key} aria-label={text[key]}>
          <h3 className="border-b border-line pb-1 font-bold">{text[key]}</h3>
          <dl>
            {lines.map((line) => (
              <div key={line.key} className={`flex items-baseline gap-3 py-1 ${sums.has(line.key) ? 'text-base font-bold' : ''}`}>
                <dt className="grow">
                  <span>{text[line.key]}</span>{' '}
                  {line.count !== undefined && <span className="figures text-ink-soft">{`(${line.count})`}</span>}
                </dt>
                <dd>
                  <CashAmount amount={line.amount} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {figures.shifts.length > 0 && (
        <section aria-label={text.shifts}>
          <h3 className="border-b border-line pb-1 font-bold">{text.shifts}</h3>
          <ul className="divide-y divide-line">
            {figures.shifts.map((shift) => (
              <li key={shift._id} className="flex flex-wrap items-baseline gap-x-3 py-1">
                <span className="grow">
                  <span>{t('cash.shift.closed', { when: when(shift.closedAt), name: shift.closedBy })}</span>
                  {shift.note && <span className="block wrap-anywhere text-ink-soft">{shift.note}</span>}
                </span>
                <Difference difference={shift.difference} />
                <CashAmount amount={shift.counted} className="font-semibold" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The labels of a report are the printed ones. */
const reportText = { en, ar } as const
