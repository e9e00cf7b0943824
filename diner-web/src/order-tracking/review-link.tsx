import type { Order } from '@sufra/shared/orders/order'
import { useTranslation } from 'react-i18next'
import { WebLink } from '../common/about/web-link.tsx'
import { useMenu } from '../common/api/use-menu.ts'

/** After delivery, an invitation to review the restaurant on Google. */
export const ReviewLink = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const isDelivered = order.status === 'Delivered'
  const { data: menu } = useMenu(isDelivered ? order.restaurantId : '')
  if (!isDelivered) return null
  return (
    <WebLink href={menu?.restaurant.googleReviewUrl} name={t('about.review')} text={t('about.reviewText')} className="mx-4 mb-5 min-h-16" />
  )
}
