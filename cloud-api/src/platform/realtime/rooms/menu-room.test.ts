import { listCuisines, patchSubcategory } from '@sufra/shared/cuisines/cuisine.routes'
import { switchItem } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { beforeEach, expect, test } from 'vitest'
import { startTestApi, useApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addRestaurant, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const menu = async (version?: number) =>
  (await api.call(readMenu, { params: { restaurantId: restaurant.restaurantId }, query: { version } })).data

const switchTea = async () => {
  const { call } = await api.signedIn(restaurant.email)
  await call(switchItem, { params: { itemId: restaurant.items.tea }, body: { isAvailable: false, availabilityVersion: 1 } })
}

test('a diner’s page receives menu_changed and then fetches a menu at least as new', async () => {
  const { version } = await menu()
  const socketClient = await openConnection(api)
  socketClient.send({ event: 'join_menu_room', data: { restaurantId: restaurant.restaurantId, since: version } })
  expect(await socketClient.waitForEvent('joined')).toMatchObject({ room: menuRoom(restaurant.restaurantId), seq: version })
  await switchTea()
  expect(await socketClient.waitForEvent('menu_changed')).toMatchObject({ seq: version + 1, data: { menuVersion: version + 1 } })
  const fresh = await menu(version + 1)
  expect(fresh.version).toBe(version + 1)
  expect(fresh.items.find(({ _id }) => _id === restaurant.items.tea)?.isAvailable).toBe(false)
  socketClient.close()
})

test('a page with an older menu gets resync', async () => {
  const { version } = await menu()
  await switchTea()
  const socketClient = await openConnection(api)
  socketClient.send({ event: 'join_menu_room', data: { restaurantId: restaurant.restaurantId, since: version } })
  expect(await socketClient.waitForEvent('resync')).toMatchObject({ seq: version + 1 })
  socketClient.close()
})

test('the menu room has no order events and no events of other restaurants', async () => {
  const other = await addRestaurant(api.connection.db)
  const socketClient = await openConnection(api)
  socketClient.send({ event: 'join_menu_room', data: { restaurantId: other.restaurantId } })
  await socketClient.waitForEvent('joined')
  await switchTea()
  const { call } = await api.signedIn(other.email)
  const { data } = await call(listCuisines, { params: { merchantId: other.restaurantId } })
  const [cuisine] = data
  const [category] = cuisine?.categories ?? []
  const params = { cuisineId: cuisine?._id ?? '', categoryId: category?._id ?? '', subcategoryId: category?.subcategories[0]?._id ?? '' }
  await call(patchSubcategory, { params, body: { isActive: false } })
  await socketClient.waitForEvent('menu_changed')
  expect(socketClient.receivedEvents.map(({ event, room }) => `${event} ${room}`)).toEqual([
    `joined ${menuRoom(other.restaurantId)}`,
    `menu_changed ${menuRoom(other.restaurantId)}`,
  ])
  socketClient.close()
})

test('joining the menu room of an unknown restaurant is refused', async () => {
  const socketClient = await openConnection(api)
  socketClient.send({ event: 'join_menu_room', data: { restaurantId: '0192a000-0000-7000-8000-000000000000' } })
  expect(await socketClient.waitForEvent('refused')).toMatchObject({ data: { error: 'restaurant.not_found' } })
  socketClient.close()
})

test('a second API instance serves the announced menu version, whatever it has cached', async () => {
  const other = await startTestApi({ connection: api.connection })
  try {
    const read = (version?: number) => other.call(readMenu, { params: { restaurantId: restaurant.restaurantId }, query: { version } })
    const { version } = (await read()).data
    await switchTea()
    expect((await read()).data.version).toBe(version)
    expect((await read(version + 1)).data.version).toBe(version + 1)
  } finally {
    await other.close()
  }
})
