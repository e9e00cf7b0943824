import type { GatewayStatus as Status } from '@sufra/shared/payment-settings/payment-settings.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { CircleCheck, CircleX, KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { SupportAddress } from '../support/support-address.tsx'
import { Section } from '../../common/ui/section.tsx'
import { Facts } from '../../common/ui/facts.tsx'
import { useGatewayStatus } from './use-payment-settings.ts'

const conditionStyles = {
  ready: { icon: CircleCheck, color: 'text-green' },
  refused: { icon: KeyRound, color: 'text-red' },
  unavailable: { icon: CircleX, color: 'text-red' },
} as const

const Condition = ({ condition }: Pick<Status, 'condition'>) => {
  const { t } = useTranslation()
  const { icon: Icon, color } = conditionStyles[condition]
  return (
    <span className={`inline-flex items-center gap-2 ${color}`}>
      <Icon aria-hidden className="size-4 shrink-0" /> <span>{t(`paymentSettings.gateway.condition.${condition}`)}</span>
    </span>
  )
}

/** The payment gateway, whether it answers, and its webhooks. */
export const GatewayStatus = () => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const { data, error, refetch, isFetching } = useGatewayStatus()
  const timeOf = (at: string) => <bdi>{dateTime(at)}</bdi>
  return (
    <Section
      title={t('paymentSettings.gateway.title')}
      text={t('paymentSettings.gateway.text')}
      action={
        data && (
          <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {t('paymentSettings.gateway.check')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-32" />}
      {data && (
        <Facts
          facts={[
            [t('paymentSettings.gateway.provider'), t(`paymentSettings.gateway.name.${data.gateway}`)],
            [t('paymentSettings.gateway.account'), t(`paymentSettings.gateway.mode.${data.mode}`)],
            [t('paymentSettings.gateway.status'), <Condition key="condition" condition={data.condition} />],
            [t('paymentSettings.gateway.checkedAt'), timeOf(data.checkedAt)],
            [
              t('paymentSettings.gateway.lastWebhook'),
              data.lastWebhookAt === null ? t('paymentSettings.gateway.noWebhook') : timeOf(data.lastWebhookAt),
            ],
          ]}
        />
      )}
      {data?.condition === 'refused' && <SupportAddress />}
    </Section>
  )
}
