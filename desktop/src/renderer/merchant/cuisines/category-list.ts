// The categories of a cuisine that is being added (kept here, sent once) or edited (each change saved by its own call), in one shape for the screen.
import type { Category } from '@sufra/shared/cuisines/cuisine'
import {
  addCategory,
  categoryFormFields,
  deleteCategory,
  deleteSubcategory,
  patchSubcategory,
  updateCategory,
} from '@sufra/shared/cuisines/cuisine.routes'
import { isNameTaken, withoutTwins } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { newId } from '@sufra/shared/new-id'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { formOf } from '../../app/form-of.ts'
import { menuWasChanged } from './use-cuisines.ts'

export type SubcategoryShown = { key: string; name: LocalizedText; isActive: boolean; version?: number }
export type CategoryShown = {
  key: string
  name: LocalizedText
  image: string
  picture?: Blob
  subcategories: SubcategoryShown[]
  version?: number
}
export type CategoryWritten = Pick<CategoryShown, 'name' | 'picture'> & { added: Pick<SubcategoryShown, 'name' | 'isActive'>[] }
type SubcategoryWritten = Pick<SubcategoryShown, 'name' | 'isActive'>

/** Each throws ApiError when the server refuses. */
export type CategoryList = {
  categories: CategoryShown[]
  add: (written: CategoryWritten) => Promise<void>
  update: (category: CategoryShown, written: CategoryWritten) => Promise<void>
  remove: (category: CategoryShown) => Promise<void>
  updateSubcategory: (category: CategoryShown, subcategory: SubcategoryShown, written: SubcategoryWritten) => Promise<void>
  removeSubcategory: (category: CategoryShown, subcategory: SubcategoryShown) => Promise<void>
}

const withKeys = (added: SubcategoryWritten[]): SubcategoryShown[] => added.map((each) => ({ ...each, key: newId() }))

/** Of a cuisine that is not there yet. */
export const useDraftCategories = (): CategoryList => {
  const [categories, setCategories] = useState<CategoryShown[]>([])
  const change = (key: string, next: (category: CategoryShown) => CategoryShown) =>
    setCategories((known) => known.map((category) => (category.key === key ? next(category) : category)))
  return {
    categories,
    add: async ({ name, picture, added }) =>
      setCategories((known) => [...known, { key: newId(), name, image: '', picture, subcategories: withKeys(withoutTwins(added)) }]),
    update: async ({ key }, { name, picture, added }) =>
      change(key, (category) => ({
        ...category,
        name,
        picture: picture ?? category.picture,
        subcategories: withoutTwins([...category.subcategories, ...withKeys(added)]),
      })),
    remove: async ({ key }) => setCategories((known) => known.filter((category) => category.key !== key)),
    updateSubcategory: async ({ key }, subcategory, written) =>
      change(key, (category) => {
        const others = category.subcategories.filter((each) => each.key !== subcategory.key)
        if (isNameTaken(written.name.en, others)) return category
        return {
          ...category,
          subcategories: category.subcategories.map((each) => (each.key === subcategory.key ? { ...each, ...written } : each)),
        }
      }),
    removeSubcategory: async ({ key }, subcategory) =>
      change(key, (category) => ({ ...category, subcategories: category.subcategories.filter((each) => each.key !== subcategory.key) })),
  }
}

const shown = ({ _id, name, categoryImage, subcategories, version }: Category): CategoryShown => ({
  key: _id,
  name,
  image: categoryImage,
  version,
  subcategories: subcategories.map((each) => ({ key: each._id, name: each.name, isActive: each.isActive, version: each.version })),
})

/** Of a cuisine that is there. */
export const useSavedCategories = (cuisineId: string, categories: readonly Category[]): CategoryList => {
  const { t } = useTranslation()
  const done = async (words: 'categoryAdded' | 'categoryUpdated' | 'categoryDeleted' | 'subcategoryUpdated' | 'subcategoryDeleted') => {
    showSuccess(t(`cuisines.toast.${words}`))
    await menuWasChanged()
  }
  const of = (category: CategoryShown) => ({ cuisineId, categoryId: category.key })
  return {
    categories: categories.map(shown),
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
    updateSubcategory: async (category, { key, version }, written) => {
      await call(patchSubcategory, { params: { ...of(category), subcategoryId: key }, body: { ...written, version } })
      await done('subcategoryUpdated')
    },
    removeSubcategory: async (category, { key }) => {
      await call(deleteSubcategory, { params: { ...of(category), subcategoryId: key } })
      await done('subcategoryDeleted')
    },
  }
}
