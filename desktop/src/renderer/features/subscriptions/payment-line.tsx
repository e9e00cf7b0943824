import { dayText } from '@sufra/shared/dates/date-text'
import type { PaidInvoiceOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyText } from './use-price-text.ts'

type RecordedPayment = PaidInvoiceOnWire['payments'][number]
/** A payment as its restaurant sees it: without the administrator who recorded it, and without `takenBack`. */
export type ShownPayment = Omit<RecordedPayment, 'by' | 'takenBack'> & Partial<RecordedPayment>

/** A payment of an invoice: method, amount, day and reference. */
export const PaymentLine = ({ payment, action }: { payment: ShownPayment; action: ReactNode }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const moneyText = useMoneyText()
  const { method, amount, paidOn, reference, takenBack } = payment
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <p>
        <span className={takenBack ? 'line-through' : ''}>
          <span>{`${t(`subscriptions.drawer.methods.${method}`)} ·`}</span> <span className="figures">{moneyText(amount)}</span>{' '}
          <span>·</span> <bdi>{dayText(paidOn, language)}</bdi>
          {reference && (
            <>
              <span>{' · '}</span>
              <bdi>{reference}</bdi>
            </>
          )}
        </span>
        {takenBack && (
          <span className="block">
            <span>{t('subscriptions.takeBack.done')}</span> <bdi>{takenBack.reason}</bdi>
          </span>
        )}
      </p>
      <OwnElements>{action}</OwnElements>
    </div>
  )
}
