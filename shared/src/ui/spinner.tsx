import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A small sign that something is under way, for a button or a line. */
export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <LoaderCircle aria-hidden className={`animate-spin ${className}`} />
)

/** What a page shows while its code loads. */
export const PageSpinner = () => {
  const { t } = useTranslation()
  return (
    <output aria-label={t('common.loading')} className="grid min-h-[60vh] place-items-center text-brand">
      <Spinner className="size-8" />
    </output>
  )
}
