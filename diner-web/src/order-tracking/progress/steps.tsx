import { timeText } from '@sufra/shared/dates/date-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeZone } from '../../common/opening/use-time-zone.ts'
import { phases, type Phase } from './phase.ts'
import '../order-page.css'

/** The times of the completed steps, as far as they are known. */
export type StepTimes = Partial<Record<Phase, string | null>>

/** The steps of an order as one line, with their times. */
export const Steps = ({ phase, times }: { phase: Phase; times: StepTimes }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useTimeZone()
  const current = phases.indexOf(phase)
  return (
    <ol aria-label={t('tracking.steps')} className="order-steps">
      {phases.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} className={index <= current ? 'done' : ''}>
          <span aria-hidden className="dot">
            {index < current && <Check className="size-4" />}
          </span>
          <span>{t(`tracking.phase.${step}`)}</span>
          {times[step] && <time className="figures font-normal">{timeText(times[step], { timeZone, language })}</time>}
        </li>
      ))}
    </ol>
  )
}
