// A merchant's items, and the API for a file of tests about them.
import type { Call } from '@sufra/shared/contract/client'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { beforeAll, beforeEach } from 'vitest'
import { type TestApi, useApi } from './test-api.ts'
import { addRestaurant, type TestRestaurant } from './test-restaurant.ts'

/** The API with its own clock, and for each test a new restaurant and its signed-in merchant. */
export const useItems = () => {
  const clock = { now: Date.parse('2026-11-20T18:00:00Z') }
  const scene = { clock } as { clock: typeof clock; api: TestApi; restaurant: TestRestaurant; accessToken: string; otherMerchant: Call } // filled before each test
  const session = {} as { call: Call } // opened before each test
  scene.api = useApi({ now: () => new Date(clock.now) })
  beforeAll(async () => {
    scene.otherMerchant = (await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)).call
  })
  beforeEach(async () => {
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    const { call, accessToken } = await scene.api.signedIn(scene.restaurant.email)
    Object.assign(session, { call })
    scene.accessToken = accessToken
  })

  /** Calls as the merchant of the test. */
  const merchant: Call = (...given: Parameters<Call>) => session.call(...given)
  const subcategory = async () => {
    const { data } = await merchant(listCuisines, { params: { merchantId: scene.restaurant.restaurantId } })
    const category = data[0]?.categories[0]
    const [found] = category?.subcategories ?? []
    if (!category || !found) throw new Error('the test restaurant has a subcategory')
    return { categoryId: category._id, subcategoryId: found._id, cuisineId: data[0]?._id ?? '' }
  }
  const items = async () => (await merchant(listItems, { query: { categoryId: (await subcategory()).categoryId } })).data
  const itemNamed = async (name: string) => {
    const found = (await items()).find((item) => item.name.en === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const forDiners = async () => (await scene.api.call(readMenu, { params: { restaurantId: scene.restaurant.restaurantId } })).data
  const dinerItem = async (name: string) => (await forDiners()).items.find((item) => item.name.en === name)
  return { scene, merchant, subcategory, items, itemNamed, forDiners, dinerItem }
}
