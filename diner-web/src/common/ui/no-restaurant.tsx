import { ConciergeBell, Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessagePage } from './message-page.tsx'

/** Shown for a restaurant that does not exist or is not open to guests yet, or on a phone that has opened none. */
export const NoRestaurant = ({ isUnknown = false }) => {
  const { t } = useTranslation()
  return isUnknown ? (
    <MessagePage icon={Store} title={t('start.unknownRestaurant')} text={t('start.unknownRestaurantText')} />
  ) : (
    <MessagePage icon={ConciergeBell} title={t('welcome.scan')} text={t('welcome.scanText')} />
  )
}
