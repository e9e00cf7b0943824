import { cartTotal } from '@sufra/shared/cart/cart-total'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { AddCardSheet } from '../card/add-card-sheet.tsx'
import { AddUpiSheet } from '../upi/add-upi-sheet.tsx'
import { MethodList } from './method-list.tsx'
import type { Payment } from './use-payment.ts'

/** The ways to pay, and the sheets that add one. `cash`: the row of cash, when it is a choice. */
export const PaymentMethods = ({ payment, cash }: { payment: Payment; cash?: ReactNode }) => {
  const { t } = useTranslation()
  const cart = useSession((session) => session.cart)
  const { methods, isFree, mayOrder, sheet, setSheet } = payment
  const closeSheet = () => setSheet(undefined)
  if (isFree) return <p className="m-4 mt-0 rounded-card bg-green-soft p-4 text-sm font-semibold text-green">{t('payment.free')}</p>
  return (
    <>
      <MethodList
        methods={methods}
        isDisabled={!mayOrder}
        onAddCard={() => setSheet('card')}
        onAddUpi={() => setSheet('upi')}
        cash={cash}
      />
      {methods.takesNothing && (
        <p className="m-4 rounded-card bg-saffron-soft p-4 text-sm font-semibold text-saffron">{t('payment.none')}</p>
      )}
      {sheet === 'upi' && <AddUpiSheet onClose={closeSheet} />}
      {sheet === 'card' && methods.gateway && <AddCardSheet gateway={methods.gateway} amount={cartTotal(cart)} onClose={closeSheet} />}
    </>
  )
}
