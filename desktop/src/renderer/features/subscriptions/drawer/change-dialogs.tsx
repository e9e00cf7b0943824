import { inLanguage } from '@sufra/shared/localized-text'
import { newId } from '@sufra/shared/new-id'
import { cancelSubscription, changeSubscriptionPlan, type SubscriptionOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { usePriceText } from '../use-price-text.ts'
import { showSubscription, usePlans } from '../use-subscriptions.ts'

type Props = { subscription: SubscriptionOnWire; onClose: () => void }

/** Moves a restaurant to another plan; after a cancellation the subscription starts again. */
export const PlanChoiceDialog = ({ subscription, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const priceText = usePriceText()
  const { isBusy, run } = useBusy()
  const { data, error, refetch, isFetching } = usePlans()
  const [chosen, setChosen] = useState(subscription.plan.id)
  const { restaurantId, version, cancelledOn } = subscription
  const isCancelled = cancelledOn !== null
  const offered = data?.data.filter(({ id, isOffered }) => isOffered || (id === subscription.plan.id && !isCancelled)) ?? []
  const save = () =>
    run(async () => {
      const change = call(
        changeSubscriptionPlan,
        { params: { restaurantId }, body: { planId: chosen, version } },
        { idempotencyKey: newId() },
      )
      await showSubscription(restaurantId, change)
      showSuccess(t('subscriptions.drawer.planChanged'))
      onClose()
    })
  const mayChange = offered.some(({ id }) => id === chosen) && (isCancelled || chosen !== subscription.plan.id)
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t(isCancelled ? 'subscriptions.drawer.restart' : 'subscriptions.drawer.changePlan')}
      description={t(subscription.state === 'cancelled' ? 'subscriptions.drawer.restartText' : 'subscriptions.drawer.changePlanText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button isBusy={isBusy} disabled={!mayChange} onClick={() => void save()}>
            {t(isCancelled ? 'subscriptions.drawer.restart' : 'subscriptions.drawer.changePlan')}
          </Button>
        </>
      }
    >
      <div className="pt-4">
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!error && !data && <Skeleton className="h-11" />}
        {data && (
          <Field label={t('subscriptions.plan')}>
            {(control) => (
              <select {...control} className={inputStyle} value={chosen} onChange={({ target }) => setChosen(target.value)}>
                {offered.map(({ id, name, price, period }) => (
                  <option key={id} value={id}>
                    {`${inLanguage(name, language)} · ${priceText(price, period)}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}

export const CancelDialog = ({ subscription: { restaurantId, version }, onClose }: Props) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const cancel = () =>
    run(async () => {
      const change = call(cancelSubscription, { params: { restaurantId }, body: { version } }, { idempotencyKey: newId() })
      await showSubscription(restaurantId, change)
      showSuccess(t('subscriptions.drawer.cancelled'))
      onClose()
    })
  return (
    <ConfirmDialog
      title={t('subscriptions.drawer.cancel')}
      subtitle={t('subscriptions.drawer.cancelText')}
      action={t('subscriptions.drawer.cancel')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void cancel()}
      onClose={onClose}
    />
  )
}
