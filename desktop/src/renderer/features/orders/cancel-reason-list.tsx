import { cancelReasonsFor, type CancelReason } from '@sufra/shared/orders/cancel-reason'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { useTranslation } from 'react-i18next'
import { RadioList } from '../../common/forms/radio-list.tsx'

type Props = { status: OrderStatus; chosen: CancelReason | undefined; onChange: (reason: CancelReason) => void }

/** The reasons with which staff cancel an order with this status. */
export const CancelReasonList = ({ status, chosen, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <RadioList
      legend={t('board.reason')}
      name="reason"
      options={cancelReasonsFor(status).map((value) => ({ value, label: t(`orders.reason.${value}`) }))}
      chosen={chosen}
      onChange={onChange}
      className="pt-3"
    />
  )
}
