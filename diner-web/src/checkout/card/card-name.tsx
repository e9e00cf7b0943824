import type { SavedCard } from '@sufra/shared/payments/saved-card.routes'
import { useTranslation } from 'react-i18next'

/** Renders "Visa •••• 4242", which is read aloud as "Visa ending in 4242". */
export const CardName = ({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>) => {
  const { t } = useTranslation()
  return (
    <>
      <bdi aria-hidden dir="ltr" className="figures whitespace-nowrap">
        {`${brand} •••• ${lastFour}`}
      </bdi>
      <span className="sr-only">{t('payment.card', { brand, lastFour })}</span>
    </>
  )
}
