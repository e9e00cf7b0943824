// Cuisines, categories and subcategories as submitted by a merchant (spec §5).
import { z } from 'zod'
import { id, typedText } from '../contract/wire.ts'
import { isSameName, nameText, optionalName } from '../names.ts'

export const maxCuisines = 100
export const maxCategories = 50
export const maxSubcategories = 50

export const cuisineName = z.object({
  en: nameText('cuisine.name_required', 'cuisine.name_length'),
  ar: optionalName('cuisine.name_length'),
})
export const categoryName = z.object({
  en: nameText('category.name_required', 'category.name_length'),
  ar: optionalName('category.name_length'),
})
export const subcategoryName = z.object({
  en: nameText('subcategory.name_required', 'subcategory.name_length'),
  ar: optionalName('subcategory.name_length'),
})

/** An existing subcategory has an `_id`, a new one does not. */
const subcategoryDraft = z.object({ _id: id.optional(), name: subcategoryName, isActive: z.boolean('subcategory.active_required') })
export type SubcategoryDraft = z.output<typeof subcategoryDraft>

type Named = { name: { en: string } }

/** Whether one of `others` has this name (spec §5: case-insensitive). */
export const isNameTaken = (name: string, others: readonly Named[]): boolean => others.some((other) => isSameName(other.name.en, name))

/** Removes later entries with the same English name. Spec §5: a second subcategory with the same name is silently ignored. */
export const withoutDuplicateNames = <Each extends Named>(subcategories: readonly Each[]): Each[] =>
  subcategories.filter(({ name }, index) => !isNameTaken(name.en, subcategories.slice(0, index)))

export const subcategoryDrafts = z
  .array(subcategoryDraft)
  .max(maxSubcategories, 'subcategory.too_many')
  .overwrite((drafts) => withoutDuplicateNames(drafts))

/** A category of a new cuisine; its picture is sent as the file `categoryImage_{index}`. */
const categoryDraft = z.object({
  name: categoryName,
  categoryImage: typedText(500).default(''),
  subcategories: subcategoryDrafts.default([]),
})

export const categoryDrafts = z
  .array(categoryDraft, 'cuisine.category_required')
  .min(1, 'cuisine.category_required')
  .max(maxCategories, 'category.too_many')
  .refine((drafts) => withoutDuplicateNames(drafts).length === drafts.length, 'category.name_taken')
export type CategoryDraft = z.output<typeof categoryDraft>
