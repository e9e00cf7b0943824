import type { GatewayStatus } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { PaymentFailures } from '@sufra/shared/payments/payment-failures'
import { useTranslation } from 'react-i18next'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { Facts } from '../../common/ui/facts.tsx'

type Props = { gateway: GatewayStatus & PaymentFailures & Partial<Record<'restaurants' | 'takingCards', number>> }

/** The name of the gateway, whether it answers, and its failures. */
export const GatewayFacts = ({ gateway: data }: Props) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const timeAgo = useTimeAgo()
  const { gateway, mode, condition, unsettled, retried, overdue, oldestAt, lastWebhookAt, refusedWebhooks, failedWebhooks } = data
  const { restaurants, takingCards } = data
  return (
    <Facts
      facts={[
        [t('paymentSettings.gateway.provider'), <bdi key="name">{t(`paymentSettings.gateway.name.${gateway}`)}</bdi>],
        [t('paymentSettings.gateway.account'), t(`paymentSettings.gateway.mode.${mode}`)],
        [t('health.connection'), t(`health.gateway.${condition}`)],
        ...(restaurants !== undefined && takingCards !== undefined
          ? ([
              [
                t('platformPayments.gateway.takingCards'),
                t('platformPayments.gateway.takingCardsText', { number: count(takingCards), all: count(restaurants) }),
              ],
            ] as const)
          : []),
        [
          t('health.unsettled'),
          retried === 0 ? count(unsettled) : t('health.unsettledText', { number: count(unsettled), retried: count(retried) }),
        ],
        [t('platformPayments.gateway.overdue'), count(overdue)],
        ...(oldestAt ? ([[t('health.oldest'), timeAgo(oldestAt).relative]] as const) : []),
        [
          t('paymentSettings.gateway.lastWebhook'),
          lastWebhookAt ? timeAgo(lastWebhookAt).relative : t('paymentSettings.gateway.noWebhook'),
        ],
        [t('platformPayments.gateway.refused'), count(refusedWebhooks)],
        [t('platformPayments.gateway.failed'), count(failedWebhooks)],
      ]}
    />
  )
}
