import type { Category } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import type { Menu } from '@sufra/shared/menu/menu'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Page } from '../common/ui/page.tsx'
import { useParams } from '../common/pages/router.ts'
import { restaurantPath, useSession } from '../common/session/session.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { CartBar } from './cart-bar.tsx'
import { DishList } from './dish-list.tsx'
import { SubcategoryTabs } from './subcategory-tabs.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'
import { useScrolledTo } from './use-scrolled-to.ts'

const Loading = () => (
  <div className="flex flex-col gap-4 p-4">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-24" />
    ))}
  </div>
)

const Dishes = ({ category, menu }: { category: Category; menu: Menu }) => {
  const { language } = useLanguage()
  const adding = useAddToCart()
  const shown = category.subcategories.filter(
    ({ _id, isActive }) => isActive && menu.items.some((item) => item.subcategoryId === _id && item.categoryId === category._id),
  )
  const { current, sectionRef, scrollTo } = useScrolledTo(shown.map(({ _id }) => _id))
  return (
    <>
      <SubcategoryTabs subcategories={shown} current={current} onChoose={scrollTo} />
      {shown.map((subcategory) => (
        <section
          key={subcategory._id}
          id={subcategory._id}
          ref={sectionRef}
          aria-label={inLanguage(subcategory.name, language)}
          className="scroll-mt-28 px-4 pt-4"
        >
          <h2 className="text-lg font-bold">{inLanguage(subcategory.name, language)}</h2>
          <DishList items={menu.items.filter((item) => item.subcategoryId === subcategory._id)} adding={adding} />
        </section>
      ))}
      <CartBar />
      {adding.sheet}
    </>
  )
}

/** The dishes of a category, grouped by subcategory. */
export const CategoryPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { categoryId } = useParams()
  const session = useSession()
  const { data: menu, error, refetch, isFetching } = useMenu(session.restaurantId)
  const category = menu?.cuisines.flatMap(({ categories }) => categories).find(({ _id }) => _id === categoryId)
  const backTo = session.restaurantId ? restaurantPath(session) : '/'
  const isUnknown = !session.restaurantId || (menu && !category)
  return (
    <Page title={category ? inLanguage(category.name, language) : t('menu.title')} backTo={backTo}>
      {error && !menu && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!menu && !error && session.restaurantId && <Loading />}
      {isUnknown && <EmptyState icon={SearchX} title={t('menu.noCategory')} text={t('menu.noCategoryText')} />}
      {menu && category && <Dishes category={category} menu={menu} />}
    </Page>
  )
}
