import { declineRefusal } from '@sufra/shared/payments/decline-reason'
import { payInvoiceByCard, type OwnSubscriptionOnWire } from '@sufra/shared/subscriptions/own-subscription.routes'
import { Button } from '@sufra/shared/ui/button'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { useBusy } from '../../common/ui/use-busy.ts'

type Invoice = OwnSubscriptionOnWire['invoices'][number]

/** The state of the newest card payment of an invoice. */
const useStateText = ({ cardPayment, state }: Invoice): string | undefined => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  if (!cardPayment || cardPayment.outcome === 'paid') return undefined
  const { outcome, error } = cardPayment
  if (outcome === 'returned') return t('subscriptions.own.returned')
  if (state !== 'open') return undefined
  return t(`subscriptions.own.${outcome}`, { reason: error ? refusalText(declineRefusal(error)) : '' })
}

export const CardPaymentState = ({ invoice }: { invoice: Invoice }) => {
  const text = useStateText(invoice)
  return text && <p role="status">{text}</p>
}

type Props = {
  invoice: Invoice
  /** Opens the page on which the payment is confirmed. */
  leaveFor: (url: string) => void
  onChanged: () => void
}

/** Begins a payment by debit card, or continues it. It is confirmed on the page of the card's network, which returns here. */
export const PayByCard = ({ invoice, leaveFor, onChanged }: Props) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const { number, cardPayment } = invoice
  const pay = () =>
    run(async () => {
      const { data } = await call(payInvoiceByCard, { params: { number } })
      if (data?.challengeUrl) leaveFor(data.challengeUrl)
      else onChanged()
    })
  const action = cardPayment?.outcome === 'awaiting' ? 'continue' : 'card'
  return (
    <Button kind="primary" isBusy={isBusy} aria-label={t(`subscriptions.own.${action}Named`, { number })} onClick={() => void pay()}>
      <CreditCard aria-hidden className="size-5" />
      <span>{t(`subscriptions.own.${action}`)}</span>
    </Button>
  )
}
