import { IconButton } from '@sufra/shared/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { pagesShown } from './pages-shown.ts'

type Props = { page: number; count: number; onChoose: (page: number) => void }

/** Previous, numbered pages with an ellipsis, next. */
export const Pager = ({ page, count, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('list.pages')} className="flex items-center justify-center gap-1">
      <IconButton icon={ChevronLeft} turns label={t('list.previous')} disabled={page <= 1} onClick={() => onChoose(page - 1)} />
      {pagesShown(page, count).map((shown, index) =>
        shown === 'gap' ? (
          <span key={`gap ${index}`} className="grid size-11 place-items-center text-ink-soft">
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            aria-label={t('list.page', { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onChoose(shown)}
            className="figures grid size-11 place-items-center rounded-card text-sm font-semibold hover:bg-raised aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
          >
            {shown}
          </button>
        ),
      )}
      <IconButton icon={ChevronRight} turns label={t('list.next')} disabled={page >= count} onClick={() => onChoose(page + 1)} />
    </nav>
  )
}
