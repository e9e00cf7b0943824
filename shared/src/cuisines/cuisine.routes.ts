import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { done, id, wholeNumber, wholeNumberText } from '../contract/wire.ts'
import { pictureLimits } from '../uploads.ts'
import { cuisine } from './cuisine.ts'
import { categoryDrafts, categoryName, cuisineName, maxCategories, subcategoryDrafts, subcategoryName } from './cuisine-draft.ts'

/**
 * The version that the caller has read, for optimistic locking. A change without a version always applies (the specification's calls have
 * none).
 */
const version = wholeNumberText.optional()

const merchantId = id
const cuisineId = id
const categoryId = id
const subcategoryId = id
const common = { permission: 'menu.edit', reply: done, idempotency: 'no' } as const

export const listCuisines = route({
  method: 'GET',
  path: '/api/cuisines/:merchantId',
  permission: 'menu.read',
  summary: "The merchant's own cuisines with their categories and subcategories",
  params: z.object({ merchantId }),
  reply: z.object({ success: z.literal(true), data: z.array(cuisine) }),
  idempotency: 'safe',
  offline: 'cache',
})

export const addCuisine = route({
  method: 'POST',
  path: '/api/cuisines/:merchantId/addCuisine',
  summary: 'Adds a cuisine with its categories and their subcategories, in one form',
  params: z.object({ merchantId }),
  form: {
    fields: z.object({ name: jsonText(cuisineName), categories: jsonText(categoryDrafts) }),
    files: /^(cuisineImage|categoryImage_\d{1,2})$/,
    maxFiles: maxCategories + 1,
    ...pictureLimits,
  },
  ...common,
})

export const updateCuisine = route({
  method: 'PUT',
  path: '/api/cuisines/:merchantId/:cuisineId/updateCuisine',
  summary: 'Changes the name of a cuisine, and its picture where one is sent',
  params: z.object({ merchantId, cuisineId }),
  form: { fields: z.object({ name: jsonText(cuisineName), version }), files: /^cuisineImage$/, maxFiles: 1, ...pictureLimits },
  ...common,
})

export const deleteCuisine = route({
  method: 'DELETE',
  path: '/api/cuisines/:merchantId/:cuisineId/deleteCuisine',
  summary: 'Removes a cuisine with everything in it',
  params: z.object({ merchantId, cuisineId }),
  ...common,
})

const categoryForm = {
  fields: z.object({ name: jsonText(categoryName), subcategories: jsonText(subcategoryDrafts), version }),
  files: /^categoryImage$/,
  maxFiles: 1,
  ...pictureLimits,
} as const

export const addCategory = route({
  method: 'POST',
  path: '/api/cuisines/:cuisineId/addCategory',
  summary: 'Adds a category to a cuisine',
  params: z.object({ cuisineId }),
  form: categoryForm,
  ...common,
})

export const updateCategory = route({
  method: 'PUT',
  path: '/api/cuisines/:cuisineId/:categoryId/updateCategory',
  summary:
    'Changes a category: name, subcategories (those named by _id are changed, those without are added, the others stay), picture where one is sent',
  params: z.object({ cuisineId, categoryId }),
  form: categoryForm,
  ...common,
})

export const deleteCategory = route({
  method: 'DELETE',
  path: '/api/cuisines/:cuisineId/:categoryId/deleteCategory',
  summary: 'Removes a category with everything in it',
  params: z.object({ cuisineId, categoryId }),
  ...common,
})

export const patchSubcategory = route({
  method: 'PATCH',
  path: '/api/cuisines/:cuisineId/:categoryId/:subcategoryId/patchSubcategory',
  summary: 'Changes the name of a subcategory, or whether it is shown',
  params: z.object({ cuisineId, categoryId, subcategoryId }),
  body: z.object({
    name: subcategoryName.optional(),
    isActive: z.boolean('subcategory.active_required').optional(),
    version: wholeNumber.optional(),
  }),
  ...common,
})

export const deleteSubcategory = route({
  method: 'DELETE',
  path: '/api/cuisines/:cuisineId/:categoryId/:subcategoryId/deleteSubcategory',
  summary: 'Removes a subcategory with its items',
  params: z.object({ cuisineId, categoryId, subcategoryId }),
  ...common,
})

type Picture<File> = { image?: File }
type FormFields<File> = Record<string, string | File | undefined>

/** The form fields of addCuisine. */
export const newCuisineFormFields = <File>(
  draft: Picture<File> & { name: object; categories: (Picture<File> & { name: object; subcategories: object[] })[] },
): FormFields<File> => ({
  name: JSON.stringify(draft.name),
  cuisineImage: draft.image,
  categories: JSON.stringify(
    draft.categories.map(({ name, subcategories }, index) => ({ name, categoryImage: `categoryImage_${index}`, subcategories })),
  ),
  ...Object.fromEntries(draft.categories.map(({ image }, index) => [`categoryImage_${index}`, image])),
})

/** The form fields of updateCuisine. */
export const cuisineFormFields = <File>({
  name,
  image,
  version: seen,
}: Picture<File> & { name: object; version?: number }): FormFields<File> => ({
  name: JSON.stringify(name),
  cuisineImage: image,
  version: seen?.toString(),
})

/** The form fields of addCategory and updateCategory. */
export const categoryFormFields = <File>(
  draft: Picture<File> & { name: object; subcategories: object[]; version?: number },
): FormFields<File> => ({
  name: JSON.stringify(draft.name),
  subcategories: JSON.stringify(draft.subcategories),
  categoryImage: draft.image,
  version: draft.version?.toString(),
})
