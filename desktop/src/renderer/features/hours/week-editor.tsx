import { weekdayName } from '@sufra/shared/dates/date-text'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'
import type { PeriodDraft } from './hours-draft.ts'
import { PeriodList } from './period-list.tsx'

type Props = { week: readonly PeriodDraft[][]; isLocked: boolean; onChange: (week: PeriodDraft[][]) => void }

export const WeekEditor = ({ week, isLocked, onChange }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const copy = (periods: PeriodDraft[]) => {
    onChange(week.map(() => periods.map((period) => ({ ...period }))))
    showSuccess(t('hours.copied'))
  }
  return (
    <Section title={t('hours.week')} text={t('hours.weekText')}>
      <ul className="divide-y divide-line">
        {week.map((periods, index) => {
          const day = weekdayName(index, language)
          return (
            <li key={day} className="grid grid-cols-[1fr_auto] items-start gap-x-4 py-3 sm:grid-cols-[8rem_1fr_auto]">
              <p className="flex min-h-11 items-center font-semibold">{day}</p>
              <div className="max-sm:order-last max-sm:col-span-2">
                <PeriodList
                  day={day}
                  periods={periods}
                  isLocked={isLocked}
                  onChange={(changed) => onChange(week.map((each, at) => (at === index ? changed : each)))}
                />
              </div>
              {!isLocked && <IconButton icon={Copy} label={t('hours.copyFrom', { day })} onClick={() => copy(periods)} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
