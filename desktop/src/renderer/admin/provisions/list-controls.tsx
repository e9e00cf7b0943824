import { shownSorts, type ShownSort } from '@sufra/shared/provisions/provision.routes'
import { Button } from '@sufra/shared/ui/button'
import { inputStyle } from '@sufra/shared/ui/field'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export const SortChoice = ({ chosen, onChoose }: { chosen: ShownSort; onChoose: (sort: ShownSort) => void }) => {
  const { t } = useTranslation()
  return (
    <select
      aria-label={t('provisions.sort')}
      value={chosen}
      onChange={({ target }) => onChoose(shownSorts.find((sort) => sort === target.value) ?? 'newest')}
      className={`${inputStyle} w-auto! text-sm!`}
    >
      {shownSorts.map((sort) => (
        <option key={sort} value={sort}>
          {t(`provisions.sorts.${sort}`)}
        </option>
      ))}
    </select>
  )
}

type PagesProps = {
  previous: string | null | undefined
  next: string | null | undefined
  isFirst: boolean
  /** Called with undefined for the first page. */
  onChoose: (cursor: string | undefined) => void
}

export const Pages = ({ previous, next, isFirst, onChoose }: PagesProps) => {
  const { t } = useTranslation()
  if (isFirst && !next) return null
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap justify-end gap-2">
      <Button kind="quiet" disabled={isFirst} onClick={() => onChoose(undefined)}>
        {t('provisions.first')}
      </Button>
      <Button kind="secondary" disabled={!previous} onClick={() => previous && onChoose(previous)}>
        <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" /> {t('provisions.previous')}
      </Button>
      <Button kind="secondary" disabled={!next} onClick={() => next && onChoose(next)}>
        {t('provisions.next')} <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </Button>
    </nav>
  )
}
