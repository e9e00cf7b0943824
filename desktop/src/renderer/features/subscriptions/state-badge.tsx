import type { SubscriptionState } from '@sufra/shared/subscriptions/subscription-state'
import { useTranslation } from 'react-i18next'

const styles = {
  trial: 'bg-brand-soft text-brand',
  active: 'bg-green-soft text-green',
  due: 'bg-saffron-soft text-saffron',
  overdue: 'bg-red-soft text-red',
  lapsed: 'bg-red text-card',
  cancelled: 'bg-grey-soft text-grey',
} as const satisfies Record<SubscriptionState, string>

/** The state of a subscription. */
export const SubscriptionStateBadge = ({ state }: { state: SubscriptionState }) => {
  const { t } = useTranslation()
  return (
    <span className={`inline-flex items-center rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${styles[state]}`}>
      {t(`subscriptions.states.${state}`)}
    </span>
  )
}
