import { dueOf } from '@sufra/shared/cash/take-cash'
import { formatMoney } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'

type Props = { order: CounterOrder; onDeliver: () => void; onClose: () => void }

/** Asks for confirmation before an order is delivered whose cash was not taken, and says where it can be taken later. */
export const UnpaidDialog = ({ order, onDeliver, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const amount = formatMoney(dueOf(order), language)
  return (
    <ConfirmDialog
      title={t('board.unpaidTitle', { number: order.orderNumber })}
      subtitle={
        order.tableNumber === null ? t('board.unpaidText', { amount }) : t('board.unpaidOnBill', { amount, number: order.tableNumber })
      }
      action={t('board.deliveredUnpaid')}
      onConfirm={onDeliver}
      onClose={onClose}
    />
  )
}
