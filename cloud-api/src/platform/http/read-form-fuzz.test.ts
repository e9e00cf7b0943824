import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { addCategory, addCuisine, updateCuisine } from '@sufra/shared/cuisines/cuisine.routes'
import type { Call } from '@sufra/shared/contract/client'
import { addItem, changeItems, reorderItems, switchItem } from '@sufra/shared/menu/item.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { drawPng, formOf } from '../../../testing/pictures.ts'
import { useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi()
let restaurant: TestRestaurant
let merchant: Call
let png: Buffer<ArrayBuffer>

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  merchant = (await api.signedIn(restaurant.email)).call
  png = await drawPng()
})

const statusOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.status
    throw error
  }
}

const anything = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', 'null', '[]', '{}', '1e400', '{"en":{"en":"x"}}', '{"__proto__":1}', '{"en":"\\u0000ab"}', '{"en":"\\ud800ab"}'),
)
const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(-1, 1e308, 2 ** 31, 0.1 + 0.2, 'x'.repeat(5_000), '\u202Eabc', ['a']))

const runs = { numRuns: 60, seed: 1974 }

test('no content of a form’s fields makes the server fail', async () => {
  const params = { merchantId: restaurant.restaurantId, cuisineId: restaurant.restaurantId }
  await fc.assert(
    fc.asyncProperty(anything, anything, anything, async (one, two, three) => {
      const forms: [Parameters<Call>[0], object][] = [
        [addCuisine, { name: one, categories: two, cuisineImage: png }],
        [updateCuisine, { name: one, version: three }],
        [addCategory, { name: one, subcategories: two, version: three, categoryImage: png }],
        [addItem, { item: one, image: png }],
      ]
      for (const [route, parts] of forms)
        expect(
          await statusOf(merchant(route as typeof addCuisine, { params, form: formOf(parts as Record<string, string>) })),
        ).toBeLessThan(500) // any of them
    }),
    runs,
  )
})

test('no content of a bulk change, a sort order or a switch makes the server fail', async () => {
  const { tea } = restaurant.items
  await fc.assert(
    fc.asyncProperty(value, value, fc.string(), async (one, two, key) => {
      const bodies: [Parameters<Call>[0], object][] = [
        [changeItems, { items: [{ itemId: tea, version: 1, sellingPrice: one, actualPrice: two, [key]: one }] }],
        [changeItems, { items: one }],
        [reorderItems, { subcategoryId: one, itemIds: [two] }],
        [switchItem, { isAvailable: one, availabilityVersion: two, comesBack: one, portionsLeft: two }],
        [switchItem, { isAvailable: true, availabilityVersion: 1, portionsLeft: two }],
      ]
      for (const [route, body] of bodies)
        expect(await statusOf(merchant(route as typeof switchItem, { params: { itemId: tea }, body: body as never }))).toBeLessThan(500) // wrong on purpose
    }),
    runs,
  )
})

test.each([
  ['no boundary', 'multipart/form-data', '--x--'],
  ['a boundary that is not in the body', 'multipart/form-data; boundary=x', 'nothing of it'],
  ['a truncated form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nhal'],
  ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\n\r\nhello\r\n--x--'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('a form with %s is refused', async (_what, type, body) => {
  const answer = await api.fetch(signUp.path, { method: 'POST', headers: { 'content-type': type }, body })
  expect(answer.status).toBe(400)
})
