import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The order does not ring: it is from a phone that is new here, and the restaurant wants to look at those first. */
export const HeldNote = () => {
  const { t } = useTranslation()
  return (
    <p className="flex items-center gap-2 rounded-card bg-saffron-soft p-2 text-sm font-semibold text-saffron">
      <UserRoundSearch aria-hidden className="size-4 shrink-0" /> {t('board.held')}
    </p>
  )
}
