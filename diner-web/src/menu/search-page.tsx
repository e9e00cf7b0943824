// The search page (spec §2, /results): fuzzy search in both languages over all dishes of the menu.
import { createNameSearch } from '@sufra/shared/name-search'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { useSearchParams } from '../common/pages/router.ts'
import { restaurantPath, useSession } from '../common/session/session.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { CartBar } from './cart-bar.tsx'
import { DishList } from './dish-list.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'

const maxShown = 60

export const SearchPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const session = useSession()
  const [parameters, setParameters] = useSearchParams()
  const { data: menu, error, refetch, isFetching } = useMenu(session.restaurantId)
  const typed = parameters.get('q') ?? ''
  const search = useMemo(() => createNameSearch(menu?.items ?? [], language), [menu, language])
  const found = typed.trim() === '' ? [] : search(typed)
  const adding = useAddToCart()
  const backTo = session.restaurantId ? restaurantPath(session) : '/'
  return (
    <Page title={t('menu.search')} backTo={backTo}>
      <div className="p-4 pb-0">
        <input
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is opened to type a query
          autoFocus
          aria-label={t('menu.search')}
          placeholder={t('menu.searchHint')}
          value={typed}
          onChange={(event) => setParameters(event.target.value ? { q: event.target.value } : {}, { replace: true })}
          className={inputStyle}
        />
      </div>
      {error && !menu && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!menu && !error && session.restaurantId && <Skeleton className="m-4 h-24" />}
      {menu && typed.trim() !== '' && (
        <output className="px-4 pt-3 text-sm text-ink-soft">{found.length > 0 && t('menu.found', { count: found.length })}</output>
      )}
      {menu && typed.trim() !== '' && found.length === 0 && (
        <EmptyState icon={SearchX} title={t('menu.noneFound')} text={t('menu.noneFoundText')} />
      )}
      <div className="px-4">
        <DishList items={found.slice(0, maxShown)} adding={adding} />
      </div>
      <CartBar />
      {adding.sheet}
    </Page>
  )
}
