import { dayText } from '@sufra/shared/dates/date-text'
import type { Day } from '@sufra/shared/dates/day'
import { inLanguage } from '@sufra/shared/localized-text'
import { limitedThings } from '@sufra/shared/subscriptions/plan-limits'
import { lastDayOf } from '@sufra/shared/subscriptions/subscription-state'
import type { SubscriptionFactsOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubscriptionStateBadge } from './state-badge.tsx'
import { usePriceText } from './use-price-text.ts'

type Props = {
  subscription: SubscriptionFactsOnWire
  /** Shown beside the state. */
  badge?: ReactNode
}

/** The plan, the state and the days of a subscription, and the usage of the plan's limits. */
export const SubscriptionFacts = ({ subscription, badge }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const priceText = usePriceText()
  const { plan, state, trialEndsOn, paidUntil, nextInvoiceOn, lapsesOn, cancelledOn, usage } = subscription
  const shown = (day: Day) => dayText(day, language)
  /** Whether the subscription is paid; before its first invoice is paid, it is not. */
  const isPaid = plan.price > 0 && state !== 'trial' && cancelledOn === null && paidUntil > trialEndsOn
  const facts: (readonly [term: string, value: ReactNode] | false)[] = [
    [
      t('subscriptions.plan'),
      <span key="plan">
        <bdi>{inLanguage(plan.name, language)}</bdi> <span>{`· ${priceText(plan.price, plan.period)}`}</span>
      </span>,
    ],
    state === 'trial' && [
      t('subscriptions.drawer.trialEnds'),
      t('subscriptions.drawer.trialUntil', { day: shown(lastDayOf(trialEndsOn)) }),
    ],
    isPaid && [t('subscriptions.drawer.paidUntil'), shown(lastDayOf(paidUntil))],
    cancelledOn === null && [
      t('subscriptions.drawer.nextInvoice'),
      nextInvoiceOn === null ? t('subscriptions.drawer.noInvoice') : shown(nextInvoiceOn),
    ],
    (state === 'due' || state === 'overdue') &&
      lapsesOn !== null && [t('subscriptions.drawer.lapses'), t('subscriptions.drawer.lapsesOn', { day: shown(lapsesOn) })],
    cancelledOn !== null && [t('subscriptions.drawer.ends'), shown(lastDayOf(cancelledOn))],
    ...limitedThings.map((thing) => {
      const { used, limit } = usage[thing]
      return limit !== null && ([t(`subscriptions.plans.limits.${thing}`), t('subscriptions.drawer.used', { used, limit })] as const)
    }),
  ]
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-2">
        <SubscriptionStateBadge state={state} />
        <OwnElements>{badge}</OwnElements>
      </p>
      <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-2 text-sm [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dt]:text-ink-soft">
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]} className="contents">
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
