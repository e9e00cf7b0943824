import { dayText } from '@sufra/shared/dates/date-text'
import { inLanguage } from '@sufra/shared/localized-text'
import { newId } from '@sufra/shared/new-id'
import { noticeChannels, type NoticeChannel } from '@sufra/shared/subscriptions/subscription-notice'
import { notifySubscription, type SubscriptionOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useMoneyText } from '../use-price-text.ts'
import { isolated } from '../../../common/ui/text-direction.ts'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { showSubscription } from '../use-subscriptions.ts'

/** Returns the open invoice with the earliest due day, of which a part may be paid; undefined without one. */
export const openInvoiceOf = ({ invoices }: SubscriptionOnWire) =>
  invoices
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number)[0]

type Props = { subscription: SubscriptionOnWire; onClose: () => void }

/** A dialog that notifies a restaurant of the amount due through the chosen channels. */
export const NoticeDialog = ({ subscription, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const moneyText = useMoneyText()
  const { isBusy, run } = useBusy()
  const [chosen, setChosen] = useState<readonly NoticeChannel[]>(noticeChannels)
  const [idempotencyKey] = useState(newId)
  const { restaurantId, name } = subscription
  const invoice = openInvoiceOf(subscription)
  const send = () =>
    run(async () => {
      const body = { channels: noticeChannels.filter((channel) => chosen.includes(channel)) }
      await showSubscription(restaurantId, call(notifySubscription, { params: { restaurantId }, body }, { idempotencyKey }))
      showSuccess(t('subscriptions.notice.done'))
      onClose()
    })
  const toggle = (channel: NoticeChannel) =>
    setChosen(chosen.includes(channel) ? chosen.filter((each) => each !== channel) : [...chosen, channel])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('subscriptions.notice.title', { name: isolated(inLanguage(name, language)) })}
      description={
        invoice &&
        t('subscriptions.notice.text', {
          number: invoice.number,
          amount: moneyText(invoice.amount - invoice.paid),
          day: dayText(invoice.dueOn, language),
        })
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button isBusy={isBusy} disabled={chosen.length === 0 || !invoice} onClick={() => void send()}>
            {t('subscriptions.notice.notify')}
          </Button>
        </>
      }
    >
      <fieldset className="pt-4">
        <legend className="sr-only">{t('subscriptions.notice.how')}</legend>
        {noticeChannels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-3 font-semibold">
            <input type="checkbox" className="size-5 accent-brand" checked={chosen.includes(channel)} onChange={() => toggle(channel)} />
            <span>{t(`subscriptions.notice.channels.${channel}`)}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
