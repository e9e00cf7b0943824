// Phones that order at a table or a window, and the API with limits on orders for a file of tests.
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import type { Call } from '@sufra/shared/contract/client'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach } from 'vitest'
import { type TestApi, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import type { AppOptions } from '../../../app-options.ts'
import { diningTables } from '../../../catalogue/tables/dining-tables.table.ts'
import { orders } from '../orders.table.ts'

type Phone = { deviceId?: string; tableId?: string; tableNumber?: number; visit?: string; openedAt?: Date }

export const phoneId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')

export const generate = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))

/** Sets a clock that starts at the same time, a new restaurant and its signed-in counter for each test. */
export const useOrdering = (options: Partial<AppOptions> = {}) => {
  const scene = {} as { api: TestApi; restaurant: TestRestaurant; counter: Call; now: Date } // filled before each test
  scene.api = useApi({ now: () => scene.now, limitsOrders: true, ...options })
  beforeEach(async () => {
    scene.now = new Date('2026-11-20T18:00:00Z')
    scene.restaurant = await addRestaurant(scene.api.connection.db)
    scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  })

  const atTable = ({ deviceId, tableId = scene.restaurant.tables.one, tableNumber = 1, visit, openedAt = scene.now }: Phone = {}) => ({
    ...goodPayment(scene.restaurant),
    tableId,
    tableNumber,
    visit: visit ?? visitOf(scene.restaurant, { tableId, deviceId, openedAt }),
  })
  const atWindow = ({ deviceId, visit }: Phone = {}) => ({
    ...goodPayment(scene.restaurant),
    tableId: undefined,
    tableNumber: undefined,
    orderType: 'Drive-thru' as const,
    customerDetails: {
      customerName: 'Maryam',
      mobileNumber: '97455512345',
      vehicleModel: 'Patrol',
      vehicleNumber: '123456',
      vehicleColor: '',
    },
    visit: visit ?? visitOf(scene.restaurant, { deviceId, openedAt: scene.now }),
  })
  const send = (body: object, from: Call) => from(processPayment, { body: body as never }) // any body may be sent
  const accept = (orderId: string) => scene.counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
  const cancel = (orderId: string, reason: 'too_busy' | 'suspected_fake') =>
    scene.counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason } })
  const received = async () =>
    (
      await scene.api.connection.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.restaurantId, scene.restaurant.restaurantId), eq(orders.status, 'Received')))
    ).length
  /** Returns `placed`, or the code of the refusal. */
  const refusalOrPlaced = (body: object, from: Call) =>
    send(body, from).then(
      () => 'placed',
      (error: { code?: string }) => error.code ?? 'no code',
    )
  /** Sends all bodies, as many at the same time as a phone can. Returns the count of each outcome: `placed`, or the code of a refusal. */
  const flood = async (bodies: object[], from: Call) => {
    const refusals = new Map<string, number>()
    for (let start = 0; start < bodies.length; start += 50)
      await Promise.all(
        bodies.slice(start, start + 50).map(async (body) => {
          const code = await refusalOrPlaced(body, from)
          refusals.set(code, (refusals.get(code) ?? 0) + 1)
        }),
      )
    return Object.fromEntries(refusals)
  }
  const addTables = async (count: number) => {
    const rows = generate(count, (index) => ({
      restaurantId: scene.restaurant.restaurantId,
      id: uuidv7(),
      number: 10 + index,
      zone: { en: '', ar: '' },
      seats: 4,
    }))
    await scene.api.connection.db.insert(diningTables).values(rows)
    return rows
  }

  return { scene, atTable, atWindow, send, accept, cancel, received, refusalOrPlaced, flood, addTables }
}
