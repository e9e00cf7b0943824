import { inLanguage } from '@sufra/shared/localized-text'
import type { Menu } from '@sufra/shared/menu/menu'
import { isEmptyFilter } from '@sufra/shared/finding/menu-filter'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOrderable } from '../common/opening/use-is-orderable.ts'
import { Opening } from '../common/opening/opening.tsx'
import { Background } from '../common/pages/background.tsx'
import { Link } from '../common/pages/router.ts'
import { isSplashDrawn } from '../common/splash/splash.ts'
import { Adding } from './adding.tsx'
import { CartBar } from './cart-bar.tsx'
import { withMenuFilter } from './filters/filter-address.ts'
import { FilterButton, Filters, NoMatch, noFilter, useFilter } from './filters/filters.tsx'
import { MenuHead } from './head/menu-head.tsx'
import { CategoryBar } from './list/category-bar.tsx'
import { CategorySection } from './list/category-section.tsx'
import { Featured } from './list/featured.tsx'
import { menuSections } from './list/menu-sections.ts'
import { scrollToSection } from './list/use-current-section.ts'

const EmptyMenu = lazyPart('empty-menu', () => import('./empty-menu.tsx').then((file) => file.EmptyMenu))

/** A link to the search with the same filter, with the filter button at its end. */
const SearchField = ({ filter, ...props }: ComponentProps<typeof FilterButton>) => {
  const { t } = useTranslation()
  return (
    <div className="mx-4 mt-3 flex h-12 rounded-card border border-line bg-card text-ink-soft">
      <Link
        to={`/results?${withMenuFilter(new URLSearchParams(), filter)}`}
        className="flex min-w-0 grow items-center gap-3 rounded-card ps-4 active:bg-raised"
      >
        <Search aria-hidden className="size-5 shrink-0" /> <span className="truncate">{t('menu.search')}</span>
      </Link>
      <FilterButton filter={filter} {...props} />
    </div>
  )
}

/** The whole menu on one page, opened at its top or at a category. */
export const MenuPage = ({ menu, categoryId }: { menu: Menu; categoryId: string | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { restaurant, cuisines, items } = menu
  const { filter, shown, setFilter } = useFilter(items)
  const name = inLanguage(restaurant.name, language)
  const all = useMemo(() => menuSections({ cuisines, items: shown }), [cuisines, shown])
  // Under the splash only the visible part is rendered first: a slow phone shows it in half the time.
  const isWhole = useDeferredValue(true, categoryId !== undefined || !isSplashDrawn())
  const sections = isWhole ? all : all.slice(0, 1)
  const isUnknown = categoryId !== undefined && !items.some((item) => item.categoryId === categoryId)
  const isOrderable = useIsOrderable(restaurant)
  useEffect(() => {
    document.title = name
  }, [name])
  useLayoutEffect(() => {
    if (categoryId) scrollToSection(categoryId)
  }, [categoryId])
  return (
    <Adding>
      <MenuHead restaurant={restaurant} />
      <main className="flex grow flex-col">
        <Background>
          <Opening part="review" />
        </Background>
        {items.length === 0 ? (
          <EmptyMenu />
        ) : (
          <>
            {isUnknown && (
              <p className="mx-4 mt-4 rounded-card bg-saffron-soft p-3 text-sm font-bold text-saffron">{t('menu.noCategory')}</p>
            )}
            <SearchField items={items} filter={filter} onChange={setFilter} />
            {!isEmptyFilter(filter) && <Filters items={items} filter={filter} onChange={setFilter} />}
            <Featured items={shown.filter(({ isFeatured }) => isFeatured)} isOrderable={isOrderable} />
            {sections.length === 0 ? <NoMatch onClear={() => setFilter(noFilter)} /> : <CategoryBar sections={sections} />}
            {sections.map((section) => (
              <CategorySection key={section._id} section={section} isOrderable={isOrderable} />
            ))}
          </>
        )}
        <CartBar />
      </main>
      <Background>
        <Opening part="version" />
      </Background>
    </Adding>
  )
}
