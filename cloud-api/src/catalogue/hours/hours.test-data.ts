// A restaurant whose clock a test moves, with its owner, and a phone that orders from it.
import { randomUUID } from 'node:crypto'
import type { Call } from '@sufra/shared/contract/client'
import { changeHours, changePace, readHours } from '@sufra/shared/hours/hours.routes'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { PaceChange } from '@sufra/shared/hours/pace'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { beforeEach } from 'vitest'
import { type TestApi, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const newKey = (): string => randomUUID()
const hour = 60
/** Every day from 17:00 to 02:00, with last orders at 01:30. */
export const evenings: OpeningHours = {
  week: Array.from({ length: 7 }, () => [{ opens: 17 * hour, closes: 26 * hour }]),
  specialDays: [],
  lastOrders: 30,
}

/** A time of Tuesday 24 November 2026 in Doha, three hours ahead of UTC. */
export const doha = (time: string) => new Date(Date.parse(`2026-11-24T${time}:00+03:00`))

export const useHours = () => {
  const scene = {} as { api: TestApi; restaurant: TestRestaurant; owner: Call; now: Date } // filled before each test
  scene.api = useApi({ now: () => scene.now })
  beforeEach(async () => {
    scene.now = doha('12:00')
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    scene.owner = (await scene.api.signedIn(scene.restaurant.email)).call
  })
  const payment = () => {
    const { tables } = scene.restaurant
    return { ...goodPayment(scene.restaurant), visit: visitOf(scene.restaurant, { tableId: tables.one, openedAt: scene.now }) }
  }
  return {
    scene,
    payment,
    moveTo: (time: Date) => {
      scene.now = time
    },
    order: (from: Call = scene.api.call, key = newKey()) => from(processPayment, { body: payment() }, { idempotencyKey: key }),
    setHours: (
      hours: OpeningHours | null,
      {
        version = 0,
        call = scene.owner,
        key = newKey(),
        dayEndsAt = undefined as number | undefined,
        sittingIdleMinutes = undefined as number | undefined,
      } = {},
    ) => call(changeHours, { body: { hours, version, dayEndsAt, sittingIdleMinutes } }, { idempotencyKey: key }),
    setPace: (change: PaceChange, { call = scene.owner, key = newKey() } = {}) =>
      call(changePace, { body: change }, { idempotencyKey: key }),
    read: async (call: Call = scene.owner) => (await call(readHours, {})).data,
    member: async (role: 'manager' | 'staff') =>
      (await scene.api.signedIn((await addMember(scene.api.connection.db, scene.restaurant.restaurantId, role)).email)).call,
  }
}
