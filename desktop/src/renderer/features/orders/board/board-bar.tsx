import { openStatuses } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { inputStyle } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { BellOff, History, Keyboard } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardFilter, Counts } from '../find-orders.ts'

type Props = {
  filter: BoardFilter
  counts: Counts
  onFilter: (filter: BoardFilter) => void
  searchRef: Ref<HTMLInputElement>
  isRinging: boolean
  onSilence: () => void
  onHelp: () => void
  onShowClosed: () => void
  /** Called when Enter is pressed in the search: moves the focus to the first order found. */
  onFound: () => void
}

const statuses = ['all', ...openStatuses] as const

const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0)

/** The board's title, status filter, search and silence button. */
export const BoardBar = ({ filter, counts, onFilter, searchRef, isRinging, onSilence, onHelp, onShowClosed, onFound }: Props) => {
  const { t } = useTranslation()
  /** The status to highlight when the filter hides the ringing orders. */
  const hiddenRinging = isRinging && filter.status !== 'all' && filter.status !== 'Received' ? 'Received' : undefined
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.currentTarget.blur()
    if (event.key === 'Enter') onFound()
  }
  return (
    <header
      ref={measureBar}
      className="sticky top-(--head-bar,0px) z-10 flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2"
    >
      <h1 className="text-lg font-bold">{t('board.title')}</h1>
      <div
        role="group"
        aria-label={t('board.filter')}
        className="flex max-w-full overflow-x-auto *:shrink-0 rounded-card border border-line"
      >
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => onFilter({ ...filter, status })}
            className={`min-h-11 rounded-[0.6rem] px-3 text-sm font-semibold aria-pressed:bg-brand-soft aria-pressed:text-brand ${status === hiddenRinging ? 'bg-saffron-soft text-saffron' : 'text-ink-soft'}`}
          >
            <span>{status === 'all' ? t('board.all') : t(`orders.status.${status}`)}</span>{' '}
            <span className="figures font-normal">{status === 'all' ? sum(counts) : counts[status]}</span>
          </button>
        ))}
      </div>
      <input
        ref={searchRef}
        type="search"
        aria-label={t('board.search')}
        placeholder={t('board.searchHint')}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
        onKeyDown={leave}
        className={`${inputStyle} w-auto! max-w-60 min-w-0 flex-1 basis-40`}
      />
      <span className="grow" />
      {isRinging && (
        <Button kind="secondary" onClick={onSilence} className="border-saffron! text-saffron!">
          <BellOff aria-hidden className="size-5" /> <span>{t('board.silence')}</span>
        </Button>
      )}
      <IconButton icon={History} label={t('refunds.closed.open')} onClick={onShowClosed} />
      <IconButton icon={Keyboard} label={t('board.keys')} onClick={onHelp} />
    </header>
  )
}

const heightName = '--board-bar'

/** Ref callback for the sticky bar of the board: sets its height as a CSS variable, so that column headings are placed below it. */
const measureBar = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = `${bar.offsetHeight}px`
    if (style.getPropertyValue(heightName) !== height) style.setProperty(heightName, height)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(heightName)
  }
}
