import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney, toQar } from '@sufra/shared/money'
import { retryWebhook, type FailedWebhook } from '@sufra/shared/platform-payments/platform-payments.routes'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { TimeAgo } from '../../common/dates/time-ago.tsx'
import { Link } from '../../common/pages/router.ts'
import { isolated } from '../../common/ui/text-direction.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { useReadAgain } from './use-platform-payments.ts'

const Retry = ({ webhook: { id, reference } }: { webhook: FailedWebhook }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const readAgain = useReadAgain()
  const retry = () =>
    run(async () => {
      try {
        const { outcome } = (await call(retryWebhook, { params: { webhookId: id } })).data
        const show = outcome === 'settled' ? showSuccess : showFailure
        show(t(`platformPayments.webhooks.outcome.${outcome}`))
      } finally {
        await readAgain()
      }
    })
  return (
    <Button
      kind="secondary"
      isBusy={isBusy}
      aria-label={t('platformPayments.webhooks.retryNamed', { reference: isolated(reference) })}
      onClick={() => void retry()}
    >
      {t('platformPayments.webhooks.retry')}
    </Button>
  )
}

const Payment = ({ webhook: { restaurant, orderNumber, reference } }: { webhook: FailedWebhook }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (!restaurant)
    return (
      <>
        <span className="text-ink-soft">{t('platformPayments.webhooks.unknown')}</span>
        <span className="block text-xs text-ink-soft">
          <bdi dir="ltr">{reference}</bdi>
        </span>
      </>
    )
  return (
    <>
      <Link to={`/admin/provisions/${restaurant.id}`} className="font-semibold text-brand hover:underline">
        <bdi>{inLanguage(restaurant.name, language)}</bdi>
      </Link>
      <span className="block text-xs text-ink-soft">
        <span>
          {orderNumber === null
            ? t('platformPayments.webhooks.bill')
            : t('platformPayments.webhooks.order', { number: isolated(String(orderNumber)) })}
        </span>
        <span>{' · '}</span>
        <bdi dir="ltr">{reference}</bdi>
      </span>
    </>
  )
}

export const WebhookRow = ({ webhook }: { webhook: FailedWebhook }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { kind, state, reason, amount, currency, tries, lastFailedAt } = webhook
  return (
    <tr className="border-b border-line last:border-0">
      <td className="px-3 py-2.5">
        <TimeAgo at={lastFailedAt} />
      </td>
      <td className="min-w-44 px-3 py-2.5 wrap-anywhere">
        <Payment webhook={webhook} />
      </td>
      <td className="px-3 py-2.5 whitespace-nowrap">
        <span>{`${t(`platformPayments.webhooks.kind.${kind}`)}: ${t(`platformPayments.webhooks.state.${state}`)}`}</span>
        <span className="figures block text-xs text-ink-soft">
          <bdi>{currency === 'QAR' ? formatMoney(amount, language) : `${currency} ${toQar(amount)}`}</bdi>
        </span>
      </td>
      <td className="min-w-48 px-3 py-2.5">
        <span>{t(`platformPayments.webhooks.reasons.${reason}`)}</span>
        <span className="block text-xs text-ink-soft">{t('platformPayments.webhooks.tries', { count: tries })}</span>
      </td>
      <td className="px-3 py-2.5 text-end">
        <Retry webhook={webhook} />
      </td>
    </tr>
  )
}
