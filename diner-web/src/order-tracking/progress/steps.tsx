import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { phases, type Phase } from './phase.ts'
import '../order-page.css'

/** The steps of an order as one line. */
export const Steps = ({ phase }: { phase: Phase }) => {
  const { t } = useTranslation()
  const current = phases.indexOf(phase)
  return (
    <ol aria-label={t('tracking.steps')} className="order-steps">
      {phases.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} className={index <= current ? 'done' : ''}>
          <span aria-hidden className="dot">
            {index < current && <Check className="size-4" />}
          </span>
          <span>{t(`tracking.phase.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
