// The categories of a cuisine that is being added (held locally, sent once) or edited (each change is its own request), in one shape for the UI.
import type { Category } from '@sufra/shared/cuisines/cuisine'
import {
  addCategory,
  categoryFormFields,
  deleteCategory,
  deleteSubcategory,
  patchSubcategory,
  updateCategory,
} from '@sufra/shared/cuisines/cuisine.routes'
import { isNameTaken, withoutDuplicateNames } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { newId } from '@sufra/shared/new-id'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { formOf } from '../../common/forms/form-of.ts'
import { invalidateMenu } from './use-cuisines.ts'

export type SubcategoryView = { key: string; name: LocalizedText; isActive: boolean; version?: number }
export type CategoryView = {
  key: string
  name: LocalizedText
  image: string
  picture?: Blob
  subcategories: SubcategoryView[]
  version?: number
}
export type CategoryInput = Pick<CategoryView, 'name' | 'picture'> & { added: Pick<SubcategoryView, 'name' | 'isActive'>[] }
type SubcategoryInput = Pick<SubcategoryView, 'name' | 'isActive'>

/** The changes throw ApiError when the server refuses them. */
export type CategoryList = {
  categories: CategoryView[]
  add: (input: CategoryInput) => Promise<void>
  update: (category: CategoryView, input: CategoryInput) => Promise<void>
  remove: (category: CategoryView) => Promise<void>
  updateSubcategory: (category: CategoryView, subcategory: SubcategoryView, input: SubcategoryInput) => Promise<void>
  removeSubcategory: (category: CategoryView, subcategory: SubcategoryView) => Promise<void>
}

const withKeys = (added: SubcategoryInput[]): SubcategoryView[] => added.map((each) => ({ ...each, key: newId() }))

/** The categories of a cuisine that has not been created yet. */
export const useDraftCategories = (): CategoryList => {
  const [categories, setCategories] = useState<CategoryView[]>([])
  const change = (key: string, next: (category: CategoryView) => CategoryView) =>
    setCategories((previous) => previous.map((category) => (category.key === key ? next(category) : category)))
  return {
    categories,
    add: async ({ name, picture, added }) =>
      setCategories((previous) => [
        ...previous,
        { key: newId(), name, image: '', picture, subcategories: withKeys(withoutDuplicateNames(added)) },
      ]),
    update: async ({ key }, { name, picture, added }) =>
      change(key, (category) => ({
        ...category,
        name,
        picture: picture ?? category.picture,
        subcategories: withoutDuplicateNames([...category.subcategories, ...withKeys(added)]),
      })),
    remove: async ({ key }) => setCategories((previous) => previous.filter((category) => category.key !== key)),
    updateSubcategory: async ({ key }, subcategory, input) =>
      change(key, (category) => {
        const others = category.subcategories.filter((each) => each.key !== subcategory.key)
        if (isNameTaken(input.name.en, others)) return category
        return {
          ...category,
          subcategories: category.subcategories.map((each) => (each.key === subcategory.key ? { ...each, ...input } : each)),
        }
      }),
    removeSubcategory: async ({ key }, subcategory) =>
      change(key, (category) => ({ ...category, subcategories: category.subcategories.filter((each) => each.key !== subcategory.key) })),
  }
}

const toView = ({ _id, name, categoryImage, subcategories, version }: Category): CategoryView => ({
  key: _id,
  name,
  image: categoryImage,
  version,
  subcategories: subcategories.map((each) => ({ key: each._id, name: each.name, isActive: each.isActive, version: each.version })),
})

/** The categories of an existing cuisine. */
export const useSavedCategories = (cuisineId: string, categories: readonly Category[]): CategoryList => {
  const { t } = useTranslation()
  const done = async (toast: 'categoryAdded' | 'categoryUpdated' | 'categoryDeleted' | 'subcategoryUpdated' | 'subcategoryDeleted') => {
    showSuccess(t(`cuisines.toast.${toast}`))
    await invalidateMenu()
  }
  const of = (category: CategoryView) => ({ cuisineId, categoryId: category.key })
  return {
    categories: categories.map(toView),
    add: async ({ name, picture, added }) => {
      await call(addCategory, { params: { cuisineId }, form: formOf(categoryFormFields({ name, image: picture, subcategories: added })) })
      await done('categoryAdded')
    },
    update: async (category, { name, picture, added }) => {
      const form = formOf(categoryFormFields({ name, image: picture, subcategories: added, version: category.version }))
      await call(updateCategory, { params: of(category), form })
      await done('categoryUpdated')
    },
    remove: async (category) => {
      await call(deleteCategory, { params: of(category) })
      await done('categoryDeleted')
    },
    updateSubcategory: async (category, { key, version }, input) => {
      await call(patchSubcategory, { params: { ...of(category), subcategoryId: key }, body: { ...input, version } })
      await done('subcategoryUpdated')
    },
    removeSubcategory: async (category, { key }) => {
      await call(deleteSubcategory, { params: { ...of(category), subcategoryId: key } })
      await done('subcategoryDeleted')
    },
  }
}
