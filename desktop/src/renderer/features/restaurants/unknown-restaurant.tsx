import { EmptyState } from '@sufra/shared/ui/empty-state'
import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../common/pages/link-button.tsx'

/** The message of an administrators' page about a restaurant that does not exist. */
export const UnknownRestaurant = () => {
  const { t } = useTranslation()
  const toList = <LinkButton to="/admin/provisions">{t('restaurantPage.back')}</LinkButton>
  return <EmptyState icon={Store} title={t('restaurantPage.notFound')} text={t('restaurantPage.notFoundText')} action={toList} />
}
