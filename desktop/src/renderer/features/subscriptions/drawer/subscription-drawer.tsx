import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import { inLanguage } from '@sufra/shared/localized-text'
import { takeBackProblem } from '@sufra/shared/subscriptions/invoice'
import { createInvoiceLink, type PaidInvoiceOnWire, type SubscriptionOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../../restaurants/merchant-status-badge.tsx'
import { useMay } from '../../../common/session/use-may.ts'
import { call } from '../../../common/api/api.ts'
import { DeactivationDialog } from '../../deactivation/deactivation-dialog.tsx'
import { Drawer } from '../../../common/lists/drawer.tsx'
import { InvoiceList } from '../invoice-list.tsx'
import { SubscriptionFacts } from '../subscription-facts.tsx'
import { useMoneyText } from '../use-price-text.ts'
import { isolated } from '../../../common/ui/text-direction.ts'
import { useSubscription } from '../use-subscriptions.ts'
import { CancelDialog, PlanChoiceDialog } from './change-dialogs.tsx'
import { HistoryList } from './history-list.tsx'
import { NoticeDialog, openInvoiceOf } from './notice-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

const Content = ({ subscription }: { subscription: SubscriptionOnWire }) => {
  const { t } = useTranslation()
  const moneyText = useMoneyText()
  const [recorded, setRecorded] = useState<PaidInvoiceOnWire>()
  const [mistaken, setMistaken] = useState<PaidInvoiceOnWire['payments'][number]>()
  const { restaurantId, branchName, status, invoices, history } = subscription
  return (
    <>
      <p className="-my-2 text-sm text-ink-soft">
        <bdi>{branchName}</bdi>
      </p>
      <SubscriptionFacts subscription={subscription} badge={status !== 'accepted' && <MerchantStatusBadge status={status} />} />
      <section aria-label={t('subscriptions.drawer.invoices')}>
        <h3 className="pb-1 font-bold">{t('subscriptions.drawer.invoices')}</h3>
        <InvoiceList
          invoices={invoices}
          linkOf={async ({ number }) => (await call(createInvoiceLink, { params: { restaurantId, number } })).data.link}
          renderAction={(invoice) => (
            <Button kind="secondary" onClick={() => setRecorded(invoice)}>
              {t('subscriptions.drawer.record')}
            </Button>
          )}
          renderPaymentAction={(payment) =>
            !takeBackProblem({ method: payment.method, isTakenBack: payment.takenBack !== null }) && (
              <Button
                kind="quiet"
                className="-ms-4"
                aria-label={t('subscriptions.takeBack.title', { amount: moneyText(payment.amount) })}
                onClick={() => setMistaken(payment)}
              >
                {t('subscriptions.takeBack.action')}
              </Button>
            )
          }
        />
      </section>
      <section aria-label={t('subscriptions.drawer.history')}>
        <h3 className="pb-1 font-bold">{t('subscriptions.drawer.history')}</h3>
        <HistoryList entries={history} />
      </section>
      {recorded && <PaymentDialog restaurantId={restaurantId} invoice={recorded} onClose={() => setRecorded(undefined)} />}
      {mistaken && <TakeBackDialog restaurantId={restaurantId} payment={mistaken} onClose={() => setMistaken(undefined)} />}
    </>
  )
}

type Props = { restaurantId: string; onClose: () => void }

/** A restaurant's plan, its invoices with their payments, and its history. */
export const SubscriptionDrawer = ({ restaurantId, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data, error, refetch, isFetching } = useSubscription(restaurantId)
  const [open, setOpen] = useState<'plan' | 'cancel' | 'notice' | 'access'>()
  const subscription = data?.data
  const isCancelled = subscription !== undefined && subscription.cancelledOn !== null
  const close = () => setOpen(undefined)
  const mayDeactivate = useMay()('restaurants.deactivate')
  const accessLabel = t(subscription?.status === 'deactivated' ? 'deactivation.restore' : 'deactivation.deactivate')
  const title = subscription
    ? t('subscriptions.detailsOf', { name: isolated(inLanguage(subscription.name, language)) })
    : t('subscriptions.details')
  return (
    <Drawer
      title={title}
      onClose={onClose}
      actions={
        subscription && (
          <>
            {!isCancelled && (
              <Button kind="quiet" onClick={() => setOpen('cancel')}>
                {t('subscriptions.drawer.cancel')}
              </Button>
            )}
            {mayDeactivate && wasAccepted(subscription.status) && (
              <Button kind="quiet" onClick={() => setOpen('access')}>
                {accessLabel}
              </Button>
            )}
            {openInvoiceOf(subscription) && (
              <Button kind="secondary" onClick={() => setOpen('notice')}>
                <BellRing aria-hidden className="size-5" /> <span>{t('subscriptions.notice.notify')}</span>
              </Button>
            )}
            <Button kind="secondary" onClick={() => setOpen('plan')}>
              {t(isCancelled ? 'subscriptions.drawer.restart' : 'subscriptions.drawer.changePlan')}
            </Button>
          </>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && (
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </>
      )}
      {subscription && <Content subscription={subscription} />}
      {subscription && open === 'plan' && <PlanChoiceDialog subscription={subscription} onClose={close} />}
      {subscription && open === 'access' && (
        <DeactivationDialog restaurantId={restaurantId} title={accessLabel} onChanged={() => void refetch()} onClose={close} />
      )}
      {subscription && open === 'notice' && <NoticeDialog subscription={subscription} onClose={close} />}
      {subscription && open === 'cancel' && <CancelDialog subscription={subscription} onClose={close} />}
    </Drawer>
  )
}
