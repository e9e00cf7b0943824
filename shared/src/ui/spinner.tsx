import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Small loading indicator, for buttons and inline text. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle aria-hidden className={`animate-spin ${className}`} />
)

/** Shown while the code of a page loads. */
export const PageSpinner = () => {
  const { t } = useTranslation()
  return (
    <output aria-label={t('common.loading')} className="grid min-h-[60vh] place-items-center text-brand">
      <Spinner className="size-8" />
    </output>
  )
}
