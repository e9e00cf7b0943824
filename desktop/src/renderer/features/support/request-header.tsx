import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../common/pages/router.ts'

type Props = { title: string; listPath: string; badges?: ReactNode }

/** The header of a request's page: the link back to the list, the subject, and its badges. */
export const RequestHeader = ({ title, listPath, badges }: Props) => {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-card px-4 py-2">
      <Link
        to={listPath}
        aria-label={t('support.back')}
        title={t('support.back')}
        className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
      >
        <ChevronLeft aria-hidden className="turns size-5" />
      </Link>
      <h1 dir="auto" className="min-w-0 grow py-2 text-lg font-bold wrap-anywhere">
        {title}
      </h1>
      <OwnElements>{badges}</OwnElements>
    </header>
  )
}
