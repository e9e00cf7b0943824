// Plans, and the subscriptions of all restaurants: filtered by state, searched, sorted, in pages, and as a file.
import { errorText } from '@sufra/shared/contract/error-text'
import { createSubscriptionsLink, subscriptionFilters } from '@sufra/shared/subscriptions/subscription-list.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { CalendarClock, Landmark, SearchX, Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ExportMenu } from '../../common/exports/export-menu.tsx'
import { FilterTabs } from '../../common/lists/filter-tabs.tsx'
import { listNote } from '../../common/lists/list-note.tsx'
import { Pages, rowsOf } from '../../common/lists/pages.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { SortChoice } from '../../common/lists/sort-choice.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import { useListParams } from '../../common/lists/use-list-params.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { SubscriptionDrawer } from './drawer/subscription-drawer.tsx'
import { readListParams, shownSorts, toSearchParams } from './list-params.ts'
import { PlansDrawer } from './plans/plans-drawer.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { SubscriptionsTable } from './subscriptions-table.tsx'
import { useSubscriptionCounts, useSubscriptions } from './use-subscriptions.ts'

const address = { read: readListParams, write: toSearchParams }

export const SubscriptionsPage = () => {
  const { t } = useTranslation()
  const { shown, searchFor, show } = useListParams(address)
  const { list, query } = useSubscriptions(shown)
  const counts = useSubscriptionCounts()
  const { data, error, isPlaceholderData } = query
  const [typed, setTyped] = useDebouncedText(shown.search, searchFor)
  const [open, setOpen] = useState<'plans' | 'transfer'>()
  const plansButton = (
    <Button kind="secondary" onClick={() => setOpen('plans')}>
      <Tags aria-hidden className="size-5" /> <span>{t('subscriptions.plans.title')}</span>
    </Button>
  )
  const showAll = (
    <Button kind="secondary" onClick={() => (setTyped(''), show({ state: 'all', search: '' }))}>
      {t('subscriptions.showAll')}
    </Button>
  )
  const note = listNote(query, {
    isFiltered: shown.search !== '' || shown.state !== 'all',
    none: <EmptyState icon={SearchX} title={t('subscriptions.noneFound')} text={t('subscriptions.noneFoundText')} action={showAll} />,
    empty: <EmptyState icon={CalendarClock} title={t('subscriptions.empty')} text={t('subscriptions.emptyText')} action={plansButton} />,
  })
  usePageTitle(t('subscriptions.title'))
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-card px-4 py-2 md:px-6">
        <h1 className="py-2 text-lg font-bold">{t('subscriptions.title')}</h1>
        <FilterTabs
          label={t('subscriptions.filters')}
          filters={subscriptionFilters}
          nameOf={(filter) => t(filter === 'all' ? 'subscriptions.all' : `subscriptions.states.${filter}`)}
          chosen={shown.state}
          counts={counts}
          onChoose={(state) => show({ state })}
        />
      </header>
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox label={t('provisions.search')} value={typed} onChange={setTyped} />
          <SortChoice
            label={t('subscriptions.sort')}
            sorts={shownSorts}
            nameOf={(sort) => t(`subscriptions.sorts.${sort}`)}
            chosen={shown.sort}
            onChoose={(sort) => show({ sort })}
          />
          <span className="grow" />
          {plansButton}
          <Button kind="secondary" onClick={() => setOpen('transfer')}>
            <Landmark aria-hidden className="size-5" /> <span>{t('subscriptions.transfer.title')}</span>
          </Button>
          <ExportMenu
            isDisabled={!data?.data.length}
            formats={['csv', 'xlsx']}
            createLink={async (options) => (await call(createSubscriptionsLink, { body: { ...list, ...options } })).data.link}
          />
        </div>
        {error && data && (
          <p role="alert" className="rounded-card bg-saffron-soft p-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <SubscriptionsTable
          rows={rowsOf(data?.data, isPlaceholderData)}
          note={note}
          isStale={isPlaceholderData}
          onOpen={(restaurant) => show({ restaurant, cursor: shown.cursor })}
        />
        <Pages previous={data?.previous} next={data?.next} isFirst={!shown.cursor} onChoose={(cursor) => show({ cursor })} />
      </div>
      {open === 'plans' && <PlansDrawer onClose={() => setOpen(undefined)} />}
      {open === 'transfer' && <TransferDialog onClose={() => setOpen(undefined)} />}
      {shown.restaurant && (
        <SubscriptionDrawer
          key={shown.restaurant}
          restaurantId={shown.restaurant}
          onClose={() => show({ restaurant: undefined, cursor: shown.cursor })}
        />
      )}
    </main>
  )
}
