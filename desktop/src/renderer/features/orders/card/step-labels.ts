import { dueOf } from '@sufra/shared/cash/take-cash'
import { formatMoney } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { isOpenOrder, type OpenStatus } from '@sufra/shared/orders/order-status'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

const stepLabels = {
  Received: 'board.accept',
  Preparing: 'board.ready',
  'Out for Delivery': 'board.delivered',
} as const satisfies Record<OpenStatus, string>

/** Whether the next step delivers the order and takes its cash. */
export const takesCashWithStep = (order: CounterOrder): boolean => order.status === 'Out for Delivery' && dueOf(order) > 0

/** The label of the button for an order's next step. */
export const useStepLabel = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (order: CounterOrder): string => {
    if (!isOpenOrder(order.status)) return ''
    if (takesCashWithStep(order)) return t('board.deliveredCash', { amount: formatMoney(dueOf(order), language) })
    return t(stepLabels[order.status])
  }
}
