import type { HealthState } from '@sufra/shared/health/health-state'
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const styles = {
  ok: { icon: CircleCheck, colour: 'bg-green-soft text-green' },
  warning: { icon: CircleAlert, colour: 'bg-saffron-soft text-saffron' },
  failed: { icon: CircleX, colour: 'bg-red-soft text-red' },
} as const

export const StateBadge = ({ state }: { state: HealthState }) => {
  const { t } = useTranslation()
  const { icon: Icon, colour } = styles[state]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-bold whitespace-nowrap ${colour}`}>
      <Icon aria-hidden className="size-4 shrink-0" /> <span>{t(`health.state.${state}`)}</span>
    </span>
  )
}
