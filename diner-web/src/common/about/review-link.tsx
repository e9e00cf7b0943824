import { useTranslation } from 'react-i18next'
import { useMenu } from '../api/use-menu.ts'
import { useSession } from '../session/session.ts'
import { useReviewInvitation } from './review-invitation.ts'
import { WebLink } from './web-link.tsx'

/** After a delivered order: an invitation to review the restaurant. */
export const ReviewLink = () => {
  const { t } = useTranslation()
  const restaurantId = useSession((session) => session.restaurantId)
  const restaurant = useMenu(restaurantId).data?.restaurant
  if (!useReviewInvitation(restaurantId) || !restaurant) return null
  return (
    <div className="px-4 pt-4">
      <WebLink href={restaurant.googleReviewUrl} name={t('about.review')} text={t('about.reviewText')} />
    </div>
  )
}
