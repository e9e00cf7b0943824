import { Button } from '@sufra/shared/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = {
  previous: string | null | undefined
  next: string | null | undefined
  isFirst: boolean
  /** Whether the list begins with the newest row. */
  isByTime?: boolean
  /** Called with undefined for the first page. */
  onChoose: (cursor: string | undefined) => void
}

/** First, previous and next page of a list with cursors, which is too long for numbered pages. */
export const Pages = ({ previous, next, isFirst, isByTime = false, onChoose }: Props) => {
  const { t } = useTranslation()
  if (isFirst && !next) return null
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap justify-end gap-2">
      <Button kind="quiet" disabled={isFirst} onClick={() => onChoose(undefined)}>
        {t(isByTime ? 'history.newest' : 'list.first')}
      </Button>
      <Button kind="secondary" disabled={!previous} onClick={() => previous && onChoose(previous)}>
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" /> <span>{t(isByTime ? 'history.newer' : 'list.previousShort')}</span>
      </Button>
      <Button kind="secondary" disabled={!next} onClick={() => next && onChoose(next)}>
        <span>{t(isByTime ? 'history.older' : 'list.nextShort')}</span> <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Button>
    </nav>
  )
}

/**
 * The rows to show while the next page is being fetched: the rows of the previous page, or undefined (shown as loading) when it had none.
 */
export const rowsOf = <Row,>(rows: readonly Row[] | undefined, isStale: boolean): readonly Row[] | undefined =>
  isStale && rows?.length === 0 ? undefined : rows
