// The search page (spec §2, /results): fuzzy search in both languages over all items of the menu.
import type { Menu, MenuItem } from '@sufra/shared/menu/menu'
import { isEmptyFilter } from '@sufra/shared/finding/menu-filter'
import { createNameSearch } from '@sufra/shared/name-search'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { Search, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOrderable } from '../../common/opening/use-is-orderable.ts'
import { NoRestaurant } from '../../common/ui/no-restaurant.tsx'
import { Page } from '../../common/ui/page.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { restaurantPath, useSession } from '../../common/session/session.ts'
import { useMenu } from '../../common/api/use-menu.ts'
import { Adding } from '../adding.tsx'
import { CartBar } from '../cart-bar.tsx'
import { Filters, NoMatch, noFilter, useFilter } from '../filters/filters.tsx'
import { ItemRow } from '../list/item-row.tsx'
import { rememberWord } from './recent-words.ts'
import { RecentWords } from './recent-words-list.tsx'

const maxShown = 60
const noItems: MenuItem[] = []

type FoundProps = { menu: Menu; items: readonly MenuItem[]; typed: string; onClearFilter: () => void }

/** The items that match the search; all items for an empty search. */
const Found = ({ menu, items, typed, onClearFilter }: FoundProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const isOrderable = useIsOrderable(menu.restaurant)
  const search = useMemo(() => createNameSearch(items, language), [items, language])
  const found = useMemo(() => (typed === '' ? items : search(typed)), [items, search, typed])
  if (items.length === 0) return <NoMatch onClear={onClearFilter} />
  return (
    <>
      <output className="px-4 pt-3 text-sm text-ink-soft">{found.length > 0 && t('search.found', { count: found.length })}</output>
      {found.length === 0 && <EmptyState icon={SearchX} title={t('search.noneFound')} text={t('search.noneFoundText')} />}
      {/* A tap on an item marks the search as successful. */}
      <ul onClickCapture={() => rememberWord(typed)}>
        {found.slice(0, maxShown).map((item) => (
          <ItemRow key={item._id} item={item} isOrderable={isOrderable} />
        ))}
      </ul>
    </>
  )
}

export const SearchPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const [parameters, setParameters] = useSearchParams()
  const { data: menu, error, refetch, isFetching } = useMenu(session.restaurantId)
  const typed = parameters.get('q') ?? ''
  const isTyped = typed.trim() !== ''
  const { filter, shown, setFilter } = useFilter(menu?.items ?? noItems)
  const type = (text: string) => {
    const changed = new URLSearchParams(parameters)
    if (text) changed.set('q', text)
    else changed.delete('q')
    setParameters(changed, { replace: true })
  }
  if (!session.restaurantId) return <NoRestaurant />
  const hint = <EmptyState icon={Search} title={t('search.start')} text={t('search.startText')} />
  return (
    <Adding>
      <Page title={t('menu.search')} backTo={restaurantPath(session)}>
        <form
          role="search"
          className="p-4 pb-0"
          onSubmit={(event) => {
            event.preventDefault()
            rememberWord(typed)
          }}
        >
          <input
            type="search"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is opened to type a query
            autoFocus
            aria-label={t('menu.search')}
            placeholder={t('menu.searchHint')}
            value={typed}
            onChange={(event) => type(event.target.value)}
            className={inputStyle}
          />
        </form>
        {error && !menu && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {!menu && !error && <Skeleton className="m-4 h-24" />}
        {menu && <Filters items={menu.items} filter={filter} onChange={setFilter} />}
        {!isTyped && <RecentWords onChoose={type} hint={menu && isEmptyFilter(filter) && hint} />}
        {menu && (isTyped || !isEmptyFilter(filter)) && (
          <Found menu={menu} items={shown} typed={typed.trim()} onClearFilter={() => setFilter(noFilter)} />
        )}
        <CartBar />
      </Page>
    </Adding>
  )
}
