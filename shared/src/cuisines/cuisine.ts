import { z } from 'zod'
import { id, localizedText } from '../contract/wire.ts'

const version = z.int()

/** Spec §3. Pictures are file names under /uploads, '' without a picture. `version` counts edits of the entity itself, not of its children. */
export const subcategory = z.object({ _id: id, name: localizedText, isActive: z.boolean(), version })
export const category = z.object({
  _id: id,
  name: localizedText,
  categoryImage: z.string(),
  subcategories: z.array(subcategory),
  version,
})
export const cuisine = z.object({ _id: id, name: localizedText, cuisineImage: z.string(), categories: z.array(category), version })

export type Cuisine = z.infer<typeof cuisine>
export type Category = z.infer<typeof category>
export type Subcategory = z.infer<typeof subcategory>
