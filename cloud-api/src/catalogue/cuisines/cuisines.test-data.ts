// Cuisines as a merchant's editor sends them, and the API for a file of tests about them.
import { readdir } from 'node:fs/promises'
import {
  addCuisine,
  categoryFormFields,
  cuisineFormFields,
  listCuisines,
  newCuisineFormFields,
  updateCuisine,
} from '@sufra/shared/cuisines/cuisine.routes'
import type { Call } from '@sufra/shared/contract/client'
import { beforeAll, beforeEach } from 'vitest'
import { drawPng, formOf } from '../../../testing/pictures.ts'
import { type TestApi, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'

export const png = await drawPng()

export const pasta = { name: { en: 'Pasta', ar: 'باستا' }, subcategories: [{ name: { en: 'Fresh', ar: '' }, isActive: true }] }
export const italian = () => ({ name: { en: 'Italian', ar: 'إيطالي' }, image: png, categories: [{ ...pasta, image: png }] })
export const category = (draft: { name: object; subcategories?: object[]; image?: Buffer; version?: number }) =>
  formOf(categoryFormFields({ subcategories: [], ...draft }) as Parameters<typeof formOf>[0])

/** The API with a new restaurant and its signed-in merchant for each test, who edits cuisines. */
export const useCuisines = () => {
  const scene = {} as { api: TestApi; restaurant: TestRestaurant; merchant: Call; otherMerchant: Call } // filled before each test
  scene.api = useApi()
  beforeAll(async () => {
    scene.otherMerchant = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  })
  beforeEach(async () => {
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    scene.merchant = (await scene.api.signedIn(scene.restaurant.email)).call
  })

  const own = () => ({ merchantId: scene.restaurant.restaurantId })
  const list = async () => (await scene.merchant(listCuisines, { params: own() })).data
  const first = async () => {
    const [cuisine] = await list()
    const found = cuisine?.categories[0]
    const subcategory = found?.subcategories[0]
    if (!cuisine || !found || !subcategory) throw new Error('the test restaurant has a cuisine')
    return { cuisine, category: found, subcategory }
  }
  const places = async () => {
    const found = await first()
    const [cuisineId, categoryId, subcategoryId] = [found.cuisine._id, found.category._id, found.subcategory._id]
    return {
      cuisine: { ...own(), cuisineId },
      ofCuisine: { cuisineId },
      category: { cuisineId, categoryId },
      subcategory: { cuisineId, categoryId, subcategoryId },
    }
  }
  const merchant: Call = (...given: Parameters<Call>) => scene.merchant(...given)
  return {
    scene,
    own,
    list,
    first,
    places,
    /** Calls as the merchant of the test. */
    merchant,
    add: (draft: Parameters<typeof newCuisineFormFields>[0]) =>
      merchant(addCuisine, { params: own(), form: formOf(newCuisineFormFields(draft) as Parameters<typeof formOf>[0]) }),
    change: async (draft: Parameters<typeof cuisineFormFields>[0]) =>
      merchant(updateCuisine, { params: (await places()).cuisine, form: formOf(cuisineFormFields(draft) as Parameters<typeof formOf>[0]) }),
    storedPictures: async () => (await readdir(scene.api.uploadsFolder)).filter((name) => name.endsWith('.webp')),
  }
}
