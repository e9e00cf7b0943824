import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Explains why an order does not ring: it comes from a new phone, and the restaurant holds such orders. */
export const HeldNote = () => {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 rounded-card bg-saffron-soft p-2 text-sm font-semibold text-saffron">
      <UserRoundSearch aria-hidden className="size-4 shrink-0" /> <span>{t('board.held')}</span>
    </p>
  )
}
