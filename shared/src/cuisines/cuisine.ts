import { z } from 'zod'
import { id, localizedText } from '../contract/wire.ts'

/** Spec §3. Pictures are file names under /uploads. */
export const subcategory = z.object({ _id: id, name: localizedText, isActive: z.boolean() })
export const category = z.object({ _id: id, name: localizedText, categoryImage: z.string(), subcategories: z.array(subcategory) })
export const cuisine = z.object({ _id: id, name: localizedText, cuisineImage: z.string(), categories: z.array(category) })

export type Cuisine = z.infer<typeof cuisine>
export type Category = z.infer<typeof category>
export type Subcategory = z.infer<typeof subcategory>
