import type { Order } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown when no counter has acknowledged the order: asks the diner to talk to the staff. */
export const UnreachableNote = ({ order: { status, acknowledgedAt, unreachableAt } }: { order: Order }) => {
  const { t } = useTranslation()
  if (!isWaiting(status) || acknowledgedAt !== null || unreachableAt === null) return null
  return (
    <p role="alert" className="m-4 mb-0 flex items-center gap-3 rounded-card bg-saffron-soft p-4 font-semibold text-saffron">
      <TriangleAlert aria-hidden className="size-6 shrink-0" /> <span>{t('tracking.unreachable')}</span>
    </p>
  )
}
