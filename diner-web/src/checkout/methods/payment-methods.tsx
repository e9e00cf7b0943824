import { cartTotal } from '@sufra/shared/cart/cart-total'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { AddCardSheet } from '../card/add-card-sheet.tsx'
import { CashChoice } from '../cash/cash-choice.tsx'
import { CashSheet } from '../cash/cash-sheet.tsx'
import { AddUpiSheet } from '../upi/add-upi-sheet.tsx'
import { MethodList } from './method-list.tsx'
import type { Payment } from './use-payment.ts'

/** The ways to pay, and the sheets that they open. */
export const PaymentMethods = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const { methods, isFree, mayOrder, sheet, setSheet, openCash } = payment
  const closeSheet = () => setSheet(undefined)
  return (
    <>
      {isFree && <p className="m-4 mt-0 rounded-card bg-green-soft p-4 text-sm font-semibold text-green">{t('payment.free')}</p>}
      {!isFree && (
        <MethodList methods={methods} isDisabled={!mayOrder} onAddCard={() => setSheet('card')} onAddUpi={() => setSheet('upi')} />
      )}
      {!isFree && methods.takesCash && <CashChoice isDisabled={!mayOrder} onOpen={openCash} />}
      {!isFree && methods.takesNothing && (
        <p className="m-4 rounded-card bg-saffron-soft p-4 text-sm font-semibold text-saffron">{t('payment.none')}</p>
      )}
      <p className="m-4 mt-0 flex items-start gap-3 text-sm text-ink-soft">
        <Bell aria-hidden className="mt-0.5 size-4 shrink-0" /> <span>{t('checkout.notify')}</span>
      </p>
      {sheet === 'cash' && <CashSheet onClose={closeSheet} />}
      {sheet === 'upi' && <AddUpiSheet onClose={closeSheet} />}
      {sheet === 'card' && methods.gateway && <AddCardSheet gateway={methods.gateway} amount={cartTotal(cart)} onClose={closeSheet} />}
    </>
  )
}
