import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { DecisionHistory } from '../../features/restaurants/decision-history.tsx'
import { ProfileFacts } from '../../features/restaurants/profile-facts.tsx'
import { useRestaurant } from './use-restaurant.ts'

/** The restaurant's submitted details, and the decisions about them. */
export const ProfileTab = () => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const restaurant = useRestaurant()
  return (
    <div className="grid grow content-start xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] 2xl:grid-cols-[minmax(0,48rem)_minmax(0,40rem)]">
      <ProfileFacts profile={restaurant.profile} />
      <section aria-labelledby="status-history" className="flex flex-col gap-3 p-4 md:p-6 max-xl:pt-0">
        <h2 id="status-history" className="text-base font-bold">
          {t('restaurantPage.history')}
        </h2>
        <p className="text-sm text-ink-soft">{t('restaurantPage.signedUp', { when: dateTime(restaurant.signedUpAt) })}</p>
        <DecisionHistory application={restaurant} />
      </section>
    </div>
  )
}
