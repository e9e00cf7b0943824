// The dropdowns of a row: a cuisine's categories, and its subcategories with their switches.
import { Popover } from '@base-ui/react/popover'
import type { Category, Cuisine, Subcategory } from '@sufra/shared/cuisines/cuisine'
import { listCuisines, patchSubcategory } from '@sufra/shared/cuisines/cuisine.routes'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Switch } from '@sufra/shared/ui/switch'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { call } from '../../../common/api/api.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'
import { MenuPicture } from '../../../common/pictures/menu-picture.tsx'
import { queryClient } from '../../../common/api/query-client.ts'
import { invalidateMenu, useCuisines } from '../use-cuisines.ts'

const Dropdown = ({ label, children }: { label: string; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={label}
        className="inline-flex min-h-11 items-center gap-1 rounded-card px-3 text-sm font-semibold text-brand hover:bg-raised"
      >
        <span>{t('cuisines.view')}</span> <ChevronDown aria-hidden className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} className="z-50">
          <Popover.Popup
            aria-label={label}
            className="max-h-80 w-72 overflow-y-auto rounded-card border border-line bg-card p-2 shadow-float outline-none"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

export const CategoriesOfRow = ({ cuisine }: { cuisine: Cuisine }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Dropdown label={t('cuisines.viewCategories', { name: inLanguage(cuisine.name, language) })}>
      {cuisine.categories.length === 0 && <p className="p-2 text-sm text-ink-soft">{t('cuisines.noCategories')}</p>}
      <ul>
        {cuisine.categories.map(({ _id, name, categoryImage }) => (
          <li key={_id} className="flex items-center gap-3 p-1 text-sm font-semibold wrap-anywhere">
            <MenuPicture image={categoryImage} className="size-10" /> <span>{inLanguage(name, language)}</span>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}

type CachedCuisines = ReplyOf<typeof listCuisines>

const withSwitch = (cached: CachedCuisines, subcategoryId: string, isActive: boolean): CachedCuisines => ({
  ...cached,
  data: cached.data.map((cuisine) => ({
    ...cuisine,
    categories: cuisine.categories.map((category) => ({
      ...category,
      subcategories: category.subcategories.map((each) => (each._id === subcategoryId ? { ...each, isActive } : each)),
    })),
  })),
})

/** Applies the switch optimistically and rolls it back when it is refused (spec §4). */
const useSwitch = (cuisineId: string) => {
  const { t } = useTranslation()
  const { merchantId } = useCuisines()
  const key = cachedResponseKey(listCuisines.path.replace(':merchantId', merchantId))
  const updateCache = (subcategoryId: string, isActive: boolean) =>
    queryClient.setQueryData<CachedCuisines>(key, (cached) => cached && withSwitch(cached, subcategoryId, isActive))
  return async ({ _id: categoryId }: Category, { _id, name, version }: Subcategory, isActive: boolean) => {
    updateCache(_id, isActive)
    try {
      await call(patchSubcategory, { params: { cuisineId, categoryId, subcategoryId: _id }, body: { name, isActive, version } })
      showSuccess(t('cuisines.toast.subcategoryUpdated'))
    } catch {
      updateCache(_id, !isActive)
      showFailure(t('cuisines.statusFailed'))
    }
    await invalidateMenu()
  }
}

export const SubcategoriesOfRow = ({ cuisine }: { cuisine: Cuisine }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const switchSubcategory = useSwitch(cuisine._id)
  const mayEdit = useMay()('menu.edit')
  const categories = cuisine.categories.filter(({ subcategories }) => subcategories.length > 0)
  return (
    <Dropdown label={t('cuisines.viewSubcategories', { name: inLanguage(cuisine.name, language) })}>
      {categories.length === 0 && <p className="p-2 text-sm text-ink-soft">{t('cuisines.noSubcategories')}</p>}
      {categories.map((category) => (
        <section key={category._id} aria-label={inLanguage(category.name, language)}>
          <p className="px-2 pt-2 text-xs font-semibold text-ink-soft">{inLanguage(category.name, language)}</p>
          <ul>
            {category.subcategories.map((subcategory) => {
              const name = inLanguage(subcategory.name, language)
              return (
                <li key={subcategory._id} className="flex items-center gap-2 ps-2 text-sm font-semibold">
                  <span className="min-w-0 grow truncate">{name}</span>
                  {mayEdit ? (
                    <Switch
                      label={t('cuisines.available', { name })}
                      isOn={subcategory.isActive}
                      onChange={(isActive) => void switchSubcategory(category, subcategory, isActive)}
                    />
                  ) : (
                    <span className={`shrink-0 py-3 pe-2 text-xs ${subcategory.isActive ? 'text-green' : 'text-red'}`}>
                      {t(subcategory.isActive ? 'cuisines.isAvailable' : 'cuisines.isUnavailable')}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Dropdown>
  )
}
