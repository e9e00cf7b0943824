import { listSavedCards, removeSavedCard } from '@sufra/shared/payments/saved-card.routes'
import { processedMessage } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../../testing/payments/paying-api.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addRestaurant, visitOf, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const { scene, pay, webhook, settle } = usePayingApi({ wantsDemo: true })
const visa = { token: 'saved_1', brand: 'Visa', lastFour: '1111', expiry: '12/30' }
const sample = { brand: 'Visa', lastFour: '4242' }

const newPhone = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
const visit = (deviceId: string, restaurant: TestRestaurant = scene.restaurant) =>
  visitOf(restaurant, { tableId: restaurant.tables.one, deviceId, openedAt: scene.now })
const list = async (deviceId: string, restaurant: TestRestaurant = scene.restaurant) =>
  (await scene.api.call(listSavedCards, { body: { restaurantId: restaurant.restaurantId, visit: visit(deviceId, restaurant) } })).data
const remove = (deviceId: string, id: string) =>
  scene.api.call(removeSavedCard, { body: { restaurantId: scene.restaurant.restaurantId, visit: visit(deviceId), id } })
const payAndSave = (deviceId: string, saves = true) => {
  scene.gateway.decide(scene.gateway.authoriseWith(visa))
  return pay({ visit: visit(deviceId), source: { kind: 'card', token: 'token', saves } })
}

test('every phone of the demo has the sample card until it removes it', async () => {
  const phone = newPhone()
  const [card] = await list(phone)
  expect(card).toEqual({ id: expect.any(String), brand: 'Visa', lastFour: '4242', expiry: '12/34' })
  expect(await list(phone)).toHaveLength(1)
  await remove(phone, card?.id ?? '')
  expect(await list(phone)).toEqual([])
  expect(await list(newPhone())).toHaveLength(1)
})

test('a saved card belongs to its phone at every restaurant, and pays by the token that only the server has', async () => {
  const phone = newPhone()
  await payAndSave(phone)
  expect(scene.gateway.authorised).toMatchObject([{ savesCard: true }])
  const [card] = await list(phone)
  expect(card).toEqual({ id: expect.any(String), brand: 'Visa', lastFour: '1111', expiry: '12/30' })
  expect(await list(phone, await addRestaurant(scene.api.connection.db))).toMatchObject([{ lastFour: '1111' }, sample])
  expect(await list(newPhone())).toMatchObject([sample])
  scene.gateway.decide(undefined)
  const source = { kind: 'saved_card', id: card?.id ?? '' } as const
  expect(await pay({ visit: visit(phone), source })).toMatchObject({ message: processedMessage })
  expect(scene.gateway.authorised[1]).toMatchObject({ source: { kind: 'saved_card', token: 'saved_1' }, savesCard: false })
})

test('a card that is saved twice is listed once', async () => {
  const phone = newPhone()
  await payAndSave(phone)
  await payAndSave(phone)
  expect(await list(phone)).toMatchObject([{ lastFour: '1111' }, sample])
})

test('a removed card is not listed, cannot pay, and does not come back with a webhook', async () => {
  const phone = newPhone()
  await payAndSave(phone)
  const [card] = await list(phone)
  const source = { kind: 'saved_card', id: card?.id ?? '' } as const
  await remove(phone, source.id)
  await remove(phone, source.id)
  expect(await list(phone)).toMatchObject([sample])
  expect(await refusalOf(pay({ visit: visit(phone), source }))).toMatchObject({ status: 404, code: 'payment.saved_card_unknown' })
  const [request] = scene.gateway.authorised
  if (request) await webhook(scene.gateway.eventOf(request, { card: visa }))
  expect(await list(phone)).toMatchObject([sample])
})

test('another phone can neither pay with a card nor remove it', async () => {
  const [phone, thief] = [newPhone(), newPhone()]
  await payAndSave(phone)
  const [card] = await list(phone)
  const source = { kind: 'saved_card', id: card?.id ?? '' } as const
  expect(await refusalOf(pay({ visit: visit(thief), source }))).toMatchObject({ code: 'payment.saved_card_unknown' })
  await remove(thief, source.id)
  expect(await list(phone)).toMatchObject([{ lastFour: '1111' }, sample])
})

test('the card of a challenged payment is saved when the look-up finds it authorised', async () => {
  const phone = newPhone()
  scene.gateway.decide(scene.gateway.challenge())
  await pay({ visit: visit(phone), source: { kind: 'card', token: 'token', saves: true } })
  expect(await list(phone)).toMatchObject([sample])
  const [request] = scene.gateway.authorised
  if (request) scene.gateway.record(request, 'authorised', { card: visa })
  await settle(10)
  expect(await list(phone)).toMatchObject([{ lastFour: '1111' }, sample])
})

test('a card that has not been used for a year is deleted', async () => {
  const phone = newPhone()
  await list(phone)
  scene.now = new Date(scene.now.getTime() + 366 * 86_400_000)
  await scene.api.runJob('delete-unused-saved-cards')
  expect(await scene.api.connection.query('select 1 from saved_cards where device_id = $1', [phone])).toEqual([])
})
