import { inLanguage } from '@sufra/shared/localized-text'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuPicture } from '../../common/pictures/menu-picture.tsx'
import { useObjectUrl } from '../../common/pictures/use-object-url.ts'
import type { CategoryView, SubcategoryView } from './category-list.ts'

const Thumb = ({ image, picture }: Pick<CategoryView, 'image' | 'picture'>) => {
  const url = useObjectUrl(picture)
  return url ? <img src={url} alt="" className="size-12 rounded-card object-cover" /> : <MenuPicture image={image} />
}

type Props = {
  categories: readonly CategoryView[]
  onEdit: (category: CategoryView) => void
  onRemove: (category: CategoryView) => void
  onEditSubcategory: (category: CategoryView, subcategory: SubcategoryView) => void
  onRemoveSubcategory: (category: CategoryView, subcategory: SubcategoryView) => void
}

/** The categories of a cuisine with their subcategories, each with buttons to edit and remove it. */
export const CategoryCards = ({ categories, onEdit, onRemove, onEditSubcategory, onRemoveSubcategory }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ul className="flex flex-col gap-3">
      {categories.map((category) => {
        const name = inLanguage(category.name, language)
        return (
          <li key={category.key} aria-label={name} className="rounded-card border border-line">
            <div className="flex items-center gap-3 p-2">
              <Thumb image={category.image} picture={category.picture} />
              <b className="min-w-0 grow truncate">{name}</b>
              <IconButton icon={Pencil} label={t('cuisines.editNamed', { name })} onClick={() => onEdit(category)} />
              <IconButton
                icon={Trash2}
                label={t('cuisines.removeNamed', { name })}
                className="text-red"
                onClick={() => onRemove(category)}
              />
            </div>
            <ul>
              {category.subcategories.map((subcategory) => {
                const subcategoryName = inLanguage(subcategory.name, language)
                return (
                  <li key={subcategory.key} className="flex items-center gap-2 border-t border-line ps-4 pe-2">
                    <span className="min-w-0 grow truncate text-sm">{subcategoryName}</span>
                    {!subcategory.isActive && <span className="text-xs font-semibold text-red">{t('cuisines.isUnavailable')}</span>}
                    <IconButton
                      icon={Pencil}
                      label={t('cuisines.editNamed', { name: subcategoryName })}
                      onClick={() => onEditSubcategory(category, subcategory)}
                    />
                    <IconButton
                      icon={Trash2}
                      label={t('cuisines.removeNamed', { name: subcategoryName })}
                      className="text-red"
                      onClick={() => onRemoveSubcategory(category, subcategory)}
                    />
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
