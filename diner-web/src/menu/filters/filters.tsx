import { isEmptyFilter, matchesFilter, offeredFilter, type MenuFilter } from '@sufra/shared/finding/menu-filter'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { useMemo } from 'react'
import { Background } from '../../common/pages/background.tsx'
import { useSearchParams } from '../../common/pages/router.ts'
import { withAllTranslations } from '../../common/pages/with-all-translations.ts'
import { readMenuFilter, withMenuFilter } from './filter-address.ts'

const FilterRow = lazyPart(
  'filter-row',
  withAllTranslations(() => import('./filter-row.tsx').then((file) => file.FilterRow)),
)

const FilterButtonPart = lazyPart(
  'filter-button',
  withAllTranslations(() => import('./filter-row.tsx').then((file) => file.FilterButton)),
)

const NoMatchPart = lazyPart(
  'no-match',
  withAllTranslations(() => import('./no-match.tsx').then((file) => file.NoMatch)),
)
export const noFilter: MenuFilter = { diet: [], without: [] }

export const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <Background>
    <NoMatchPart onClear={onClear} />
  </Background>
)

/** The filter in the address, the items that match it, and a function that sets it. */
export const useFilter = (items: readonly MenuItem[]) => {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => readMenuFilter(parameters), [parameters])
  const shown = useMemo(() => items.filter((item) => matchesFilter(item, filter)), [items, filter])
  const setFilter = (to: MenuFilter) => setParameters(withMenuFilter(parameters, to), { replace: true })
  return { filter, shown, setFilter }
}

const hasFilters = (items: readonly MenuItem[]) => !isEmptyFilter(offeredFilter(items))

type Props = { items: readonly MenuItem[]; filter: MenuFilter; onChange: (filter: MenuFilter) => void }

/** The row of filters. Its space is reserved while it loads, but not after a failure. Hidden when no item has a mark or an allergen. */
export const Filters = (props: Props) => {
  const isOffered = useMemo(() => hasFilters(props.items), [props.items])
  if (!isOffered) return null
  return (
    <Background space={<div className="h-13" />}>
      <FilterRow {...props} />
    </Background>
  )
}

/** The button at the end of the search field. Hidden when no item has a mark or an allergen. */
export const FilterButton = (props: Props) => {
  const isOffered = useMemo(() => hasFilters(props.items), [props.items])
  return isOffered ? (
    <Background>
      <FilterButtonPart {...props} />
    </Background>
  ) : null
}
