import { inLanguage } from '@sufra/shared/localized-text'
import type { Menu } from '@sufra/shared/menu/menu'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { Armchair, MapPin, Search, Soup } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Opening } from '../common/opening/opening.tsx'
import { Background } from '../common/pages/background.tsx'
import { Picture } from '../common/ui/picture.tsx'
import { Link } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { CartBar } from './cart-bar.tsx'
import { FeaturedRow } from './featured-row.tsx'

const Cover = ({ restaurant }: Pick<Menu, 'restaurant'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const tableNumber = useSession((session) => session.tableNumber)
  return (
    <header className="relative isolate bg-cover px-5 pt-3 pb-7 text-on-cover">
      <div className="flex flex-wrap items-center gap-x-2">
        <Background>
          <Opening isBadge />
        </Background>
        <span className="ms-auto flex items-center">
          <Link to="/results" aria-label={t('menu.search')} className="grid size-11 place-items-center rounded-card hover:bg-on-cover/15">
            <Search aria-hidden className="size-5" />
          </Link>
          <LanguageSwitch className="text-on-cover hover:bg-on-cover/15" />
        </span>
      </div>
      <h1 className="pt-4 text-2xl font-bold">{inLanguage(restaurant.name, language)}</h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm">
        <span className="flex items-center gap-1.5 wrap-anywhere">
          <MapPin aria-hidden className="size-4 shrink-0" /> {restaurant.branchName}
        </span>
        {tableNumber !== null && (
          <span className="flex items-center gap-1.5 font-bold">
            <Armchair aria-hidden className="size-4" /> {t('menu.table', { number: tableNumber })}
          </span>
        )}
      </p>
    </header>
  )
}

/** The menu: links to the cuisines, the featured dishes, and the categories of each cuisine. */
export const RestaurantHome = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const sections = useRef(new Map<string, HTMLElement>())
  const { restaurant, cuisines, items } = menu
  const name = inLanguage(restaurant.name, language)
  const countOf = (categoryId: string) => items.filter((item) => item.categoryId === categoryId).length
  useEffect(() => {
    document.title = name
  }, [name])

  if (items.length === 0)
    return (
      <>
        <Cover restaurant={restaurant} />
        <main className="flex grow flex-col">
          <EmptyState icon={Soup} title={t('menu.emptyTitle')} text={t('menu.emptyText')} />
          <CartBar />
        </main>
      </>
    )
  return (
    <>
      <Cover restaurant={restaurant} />
      <nav
        aria-label={t('menu.cuisines')}
        className="sticky top-0 z-10 -mt-3 flex gap-2 overflow-x-auto rounded-t-2xl bg-page px-4 py-3 [scrollbar-width:none]"
      >
        {cuisines.map((cuisine) => (
          <button
            key={cuisine._id}
            type="button"
            onClick={() => sections.current.get(cuisine._id)?.scrollIntoView({ behavior: 'smooth' })}
            className="min-h-11 max-w-60 shrink-0 truncate rounded-full border border-line bg-card px-4 text-sm font-semibold"
          >
            {inLanguage(cuisine.name, language)}
          </button>
        ))}
      </nav>
      <main className="flex grow flex-col">
        <FeaturedRow items={items.filter((item) => item.isFeatured)} />
        {cuisines.map((cuisine) => (
          <section
            key={cuisine._id}
            ref={(element) => void (element ? sections.current.set(cuisine._id, element) : sections.current.delete(cuisine._id))}
            aria-label={inLanguage(cuisine.name, language)}
            className="scroll-mt-16 px-4 pt-6 last-of-type:pb-6"
          >
            <h2 className="text-lg font-bold">{inLanguage(cuisine.name, language)}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 pt-3">
              {cuisine.categories.map((category) => (
                <li key={category._id}>
                  <Link
                    to={`/menu-detail/${category._id}`}
                    className="flex h-full flex-col gap-2 rounded-card border border-line bg-card p-2"
                  >
                    <Picture image={category.categoryImage} className="h-28 w-full" width={384} />
                    <span className="px-1 pb-1">
                      <span className="block font-bold">{inLanguage(category.name, language)}</span>
                      <span className="text-xs text-ink-soft">{t('menu.dishes', { count: countOf(category._id) })}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <CartBar />
      </main>
    </>
  )
}
