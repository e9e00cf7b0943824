import type { Order } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Explains that the order of a new phone is held and may take longer to be accepted. */
export const HeldNote = ({ order: { status, heldAt } }: { order: Order }) => {
  const { t } = useTranslation()
  if (!isWaiting(status) || !heldAt) return null
  return (
    <p className="m-4 mb-0 flex items-center gap-3 rounded-card bg-saffron-soft p-4 font-semibold text-saffron">
      <Info aria-hidden className="size-6 shrink-0" /> <span>{t('tracking.held')}</span>
    </p>
  )
}
