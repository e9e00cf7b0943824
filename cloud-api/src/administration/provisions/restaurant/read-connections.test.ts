import type { ReplyOf } from '@sufra/shared/contract/route'
import { saveEscalation } from '@sufra/shared/escalation/escalation.routes'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { listRestaurantConnections } from '@sufra/shared/provisions/restaurant-connections.routes'
import { beforeEach, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const platform = usePlatform()
let restaurant: TestRestaurant
let accessToken: string
const counter = '0193a2f0-0000-7000-8000-000000000001'
const other = '0193a2f0-0000-7000-8000-000000000002'
beforeEach(async () => {
  const { api } = platform
  restaurant = await addRestaurant(api.connection.db)
  const owner = await api.signedIn(restaurant.email)
  accessToken = owner.accessToken
  await owner.call(saveEscalation, { body: { ...defaultEscalation, smsNumbers: [] } })
})

const read = async (restaurantId = restaurant.restaurantId): Promise<ReplyOf<typeof listRestaurantConnections>['data']> =>
  (await platform.reviewer.call(listRestaurantConnections, { params: { restaurantId } })).data
const pass = (seconds: number) => (platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1_000))
const isoNow = () => platform.clock.now.toISOString()
/** Sends a heartbeat of a counter. Messages of a socket are handled in order: the join is answered after it. */
const sendHeartbeat = async (deviceId: string) => {
  const socket = await openConnection(platform.api, { accessToken })
  socket.send({ event: 'device_alive', data: { deviceId } })
  socket.send({ event: 'join_merchant_room', data: {} })
  await socket.waitForEvent('joined')
  socket.close()
}

test('a counter is connected until a minute without a heartbeat, and then disconnected since its last one', async () => {
  const since = isoNow()
  await sendHeartbeat(counter)
  pass(60)
  await sendHeartbeat(counter)
  const seen = isoNow()
  pass(60)
  expect((await read()).connections).toEqual([{ counterId: counter, since, until: null }])
  pass(1)
  expect((await read()).connections).toEqual([{ counterId: counter, since, until: seen }])
})

test('after a gap another connection begins, and the previous one stays with its end', async () => {
  const first = isoNow()
  await sendHeartbeat(counter)
  pass(61)
  const second = isoNow()
  await sendHeartbeat(counter)
  await sendHeartbeat(other)
  expect((await read()).connections).toEqual([
    { counterId: counter, since: second, until: null },
    { counterId: other, since: second, until: null },
    { counterId: counter, since: first, until: first },
  ])
})

test('an outage lasts from the unacknowledged order until a device responds', async () => {
  await platform.api.call(processPayment, { body: goodPayment(restaurant) })
  pass(70)
  const since = isoNow()
  await platform.api.runJob('run-escalations')
  expect((await read()).outages).toEqual([{ since, until: null }])
  pass(300)
  await sendHeartbeat(counter)
  const until = isoNow()
  pass(10)
  await sendHeartbeat(counter)
  expect((await read()).outages).toEqual([{ since, until }])
})

test('the history has 30 days of this restaurant alone', async () => {
  await sendHeartbeat(counter)
  pass(61)
  await sendHeartbeat(counter)
  const elsewhere = await addRestaurant(platform.api.connection.db)
  expect(await read(elsewhere.restaurantId)).toEqual({ connections: [], outages: [] })
  pass(30 * 86_400 - 1)
  await platform.api.runJob('delete-old-connections')
  platform.reviewer = await signInReviewer(platform.api)
  expect((await read()).connections).toHaveLength(1)
  pass(2)
  expect((await read()).connections).toHaveLength(0)
})

test('an unknown restaurant is not found', async () => {
  expect(await refusalOf(read(crypto.randomUUID()))).toMatchObject({ status: 404, code: 'restaurant.not_found' })
})
