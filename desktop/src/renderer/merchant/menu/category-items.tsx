import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { listItems, switchItem } from '@sufra/shared/menu/item.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney, toDirhams } from '@sufra/shared/money'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Switch } from '@sufra/shared/ui/switch'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { UtensilsCrossed } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { answerKey } from '../../app/kept-answers.ts'
import { queryClient } from '../../app/query-client.ts'

const rowHeight = 68

const Row = ({ item, onSwitch }: { item: MerchantItemOnWire; onSwitch: (isAvailable: boolean) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const name = inLanguage(item.name, language)
  return (
    <div className="flex h-full items-center gap-4 border-b border-line px-4">
      <img src={`/uploads/${item.image}`} alt="" loading="lazy" className="size-12 rounded-card bg-raised object-cover" />
      <div className="min-w-0 grow">
        <p className={`truncate font-semibold ${item.isAvailable ? '' : 'text-ink-soft'}`}>{name}</p>
        {!item.isAvailable && <p className="text-sm font-semibold text-red">{t('counterMenu.off')}</p>}
      </div>
      <bdi className="figures font-semibold">{formatMoney(toDirhams(item.sellingPrice), language)}</bdi>
      <Switch label={t('counterMenu.available', { name })} isOn={item.isAvailable} onChange={onSwitch} />
    </div>
  )
}

/** The items of one category, each with its switch. Only the rows on screen are drawn. */
export const CategoryItems = ({ categoryId }: { categoryId: string }) => {
  const { t } = useTranslation()
  const scrollRef = useRef<HTMLDivElement>(null)
  const queryKey = answerKey(`${listItems.path}?categoryId=${categoryId}`)
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: () => call(listItems, { query: { categoryId } }) })
  const items = data?.data ?? []
  // oxlint-disable-next-line react/incompatible-library -- its rows are drawn here and handed to nobody who memoises
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })

  const put = (itemId: string, changed: Partial<MerchantItemOnWire>) =>
    queryClient.setQueryData<typeof data>(
      queryKey,
      (known) => known && { ...known, data: known.data.map((item) => (item._id === itemId ? { ...item, ...changed } : item)) },
    )

  const turn = async ({ _id, isAvailable: was, availabilityVersion }: MerchantItemOnWire, isAvailable: boolean) => {
    put(_id, { isAvailable })
    try {
      const answer = await call(switchItem, { params: { itemId: _id }, body: { isAvailable, availabilityVersion } })
      put(_id, answer.data)
    } catch (problem) {
      put(_id, { isAvailable: was })
      showError(problem, t)
      void refetch()
    }
  }

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="m-4 h-72 grow" />
  if (items.length === 0)
    return (
      <div className="m-auto">
        <EmptyState icon={UtensilsCrossed} title={t('counterMenu.noItems')} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div ref={scrollRef} tabIndex={0} role="region" aria-label={t('counterMenu.items')} className="grow overflow-y-auto">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index]
          return (
            item && (
              <li key={item._id} className="absolute inset-x-0 top-0" style={{ height: rowHeight, transform: `translateY(${start}px)` }}>
                <Row item={item} onSwitch={(isAvailable) => void turn(item, isAvailable)} />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
