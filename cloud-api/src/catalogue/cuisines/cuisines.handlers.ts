import {
  addCategory,
  addCuisine,
  deleteCategory,
  deleteCuisine,
  deleteSubcategory,
  listCuisines,
  patchSubcategory,
  updateCategory,
  updateCuisine,
} from '@sufra/shared/cuisines/cuisine.routes'
import type { FastifyInstance } from 'fastify'
import { cuisinesPath, type OfflineSnapshot } from '../offline-snapshot/offline-snapshot.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { serve } from '../../platform/http/serve.ts'
import { createChangeCategories } from './change-categories.ts'
import { createChangeCuisines, type CuisineDeps } from './change-cuisines.ts'
import { createChangeSubcategories } from './change-subcategories.ts'

type Deps = CuisineDeps & { copy: OfflineSnapshot }
type Session = { restaurantId: string }

/** Refuses a path with a merchant id other than the session's. */
const checkOwn = ({ merchantId }: { merchantId: string }, { restaurantId }: Session) => {
  if (merchantId !== restaurantId) throw refused('request.not_found')
}

export const serveCuisines = (app: FastifyInstance, { copy, ...deps }: Deps) => {
  const cuisines = createChangeCuisines(deps)
  const categories = createChangeCategories(deps)
  const subcategories = createChangeSubcategories(deps)

  serve(app, listCuisines, async ({ params, session, reply }) => {
    checkOwn(params, session)
    const answer = await copy.answer(session.restaurantId, cuisinesPath(session.restaurantId))
    if (!answer) throw refused('request.not_found')
    reply.type('application/json; charset=utf-8')
    return answer
  })

  serve(app, addCuisine, async ({ params, form: { fields, files }, session }) => {
    checkOwn(params, session)
    await cuisines.add(session.restaurantId, {
      name: fields.name,
      picture: files.get('cuisineImage'),
      categories: fields.categories.map((category, index) => ({ ...category, picture: files.get(`categoryImage_${index}`) })),
    })
    return { message: 'Cuisine Added Successfully' }
  })

  serve(app, updateCuisine, async ({ params, form: { fields, files }, session }) => {
    checkOwn(params, session)
    await cuisines.update(session.restaurantId, params.cuisineId, { ...fields, picture: files.get('cuisineImage') })
    return { message: 'Cuisine Updated Successfully' }
  })

  serve(app, deleteCuisine, async ({ params, session }) => {
    checkOwn(params, session)
    await cuisines.remove(session.restaurantId, params.cuisineId)
    return { message: 'Successfully deleted Cuisine' }
  })

  serve(app, addCategory, async ({ params, form: { fields, files }, session }) => {
    await categories.add(session.restaurantId, params.cuisineId, { ...fields, picture: files.get('categoryImage') })
    return { message: 'Category Added successfully' }
  })

  serve(app, updateCategory, async ({ params, form: { fields, files }, session }) => {
    await categories.update({ restaurantId: session.restaurantId, ...params }, { ...fields, picture: files.get('categoryImage') })
    return { message: 'Category updated successfully' }
  })

  serve(app, deleteCategory, async ({ params, session }) => {
    await categories.remove({ restaurantId: session.restaurantId, ...params })
    return { message: 'Category Deleted Successfully' }
  })

  serve(app, patchSubcategory, async ({ params, body, session }) => {
    await subcategories.patch({ restaurantId: session.restaurantId, ...params }, body)
    return { message: 'Sub Category Updated Successfully' }
  })

  serve(app, deleteSubcategory, async ({ params, session }) => {
    await subcategories.remove({ restaurantId: session.restaurantId, ...params })
    return { message: 'Sub Category Deleted Successfully' }
  })
}
