import { Button } from '@sufra/shared/ui/button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Cursors of the pages beside this one. */
  newer: string | null | undefined
  older: string | null | undefined
  isFirst: boolean
  /** Called with undefined for the first page. */
  onChoose: (cursor: string | undefined) => void
}

/** Newest, newer and older: for lists that are too long for numbered pages. */
export const CursorPager = ({ newer, older, isFirst, onChoose }: Props) => {
  const { t } = useTranslation()
  if (isFirst && !older) return null
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap justify-end gap-2">
      <Button kind="quiet" disabled={isFirst} onClick={() => onChoose(undefined)}>
        {t('history.newest')}
      </Button>
      <Button kind="secondary" disabled={!newer} onClick={() => newer && onChoose(newer)}>
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" /> {t('history.newer')}
      </Button>
      <Button kind="secondary" disabled={!older} onClick={() => older && onChoose(older)}>
        {t('history.older')} <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Button>
    </nav>
  )
}
