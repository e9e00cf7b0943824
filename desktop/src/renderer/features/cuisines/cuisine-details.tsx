import { Accordion } from '@base-ui/react/accordion'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { inLanguage } from '@sufra/shared/localized-text'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuPicture } from '../../common/pictures/menu-picture.tsx'

/** A cuisine with an accordion of its categories, each with image, name and subcategories (spec §2). */
export const CuisineDetails = ({ cuisine, onClose }: { cuisine: Cuisine; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Dialog isOpen onClose={onClose} title={t('cuisines.details')}>
      <div className="flex items-center gap-4 pb-4">
        <MenuPicture image={cuisine.cuisineImage} className="size-20" />
        <p className="min-w-0 text-lg font-bold">{inLanguage(cuisine.name, language)}</p>
      </div>
      {cuisine.categories.length === 0 && <p className="text-sm text-ink-soft">{t('cuisines.noCategories')}</p>}
      <Accordion.Root multiple className="rounded-card border border-line">
        {cuisine.categories.map(({ _id, name, categoryImage, subcategories }) => (
          <Accordion.Item key={_id} value={_id} className="border-b border-line last:border-0">
            <Accordion.Header className="m-0">
              <Accordion.Trigger className="group flex w-full items-center gap-3 rounded-card p-2 text-start hover:bg-raised">
                <MenuPicture image={categoryImage} />
                <span className="min-w-0 grow font-semibold">{inLanguage(name, language)}</span>
                <span className="shrink-0 text-xs text-ink-soft">{t('cuisines.subcategoryCount', { count: subcategories.length })}</span>
                <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform duration-150 group-data-panel-open:rotate-180" />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Panel>
              <ul className="px-4 pb-3">
                {subcategories.length === 0 && <li className="text-sm text-ink-soft">{t('cuisines.noSubcategories')}</li>}
                {subcategories.map((subcategory) => (
                  <li key={subcategory._id} className="flex justify-between gap-3 py-1 text-sm">
                    <span className="min-w-0">{inLanguage(subcategory.name, language)}</span>
                    <span className={`shrink-0 text-xs font-semibold ${subcategory.isActive ? 'text-green' : 'text-red'}`}>
                      {t(subcategory.isActive ? 'cuisines.isAvailable' : 'cuisines.isUnavailable')}
                    </span>
                  </li>
                ))}
              </ul>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </Dialog>
  )
}
