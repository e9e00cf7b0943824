// Runs on PostgreSQL alone: sockets and limits do not depend on the database. The guests of a full restaurant share one network address
// with a prankster, who has photos of its codes, and opens sockets and sends orders as fast as the phone can. Each guest who scanned is
// served, the counters stay connected, and the board shows at most three invented orders of each code. Full runs test the whole room, other
// runs a part of it.
import { openVisit } from '@sufra/shared/visits/visit.routes'
import { listSavedCards } from '@sufra/shared/payments/saved-card.routes'
import { processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import { callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { readBill } from '@sufra/shared/table-bill/table-bill.routes'
import { orderLimits } from '@sufra/shared/orders/order-limits'
import { expect, test } from 'vitest'
import { isFullRun } from '../../../../../../scripts/common/test-scope.ts'
import { newNetwork } from '../../../../../testing/test-api.ts'
import { openConnection, until } from '../../../../../testing/test-connection.ts'
import { testSecret } from '../../../../../testing/test-secret.ts'
import { signTableToken } from '../../../../catalogue/tables/table-token.ts'
import { generate, useOrdering } from '../ordering.test-data.ts'

const room = isFullRun
  ? { tables: 75, counters: 4, codes: 12, fakes: 1_000, idleSockets: 2_000 }
  : { tables: 9, counters: 4, codes: 3, fakes: 60, idleSockets: 120 }
const seats = 4
const atOnce = 20
/**
 * Limit of an address's sockets that have joined nothing: more than the guests who connect at the same moment, and fewer than the idle
 * sockets.
 */
const socketLimits = isFullRun ? {} : { joining: 60 }

const { scene, atTable, addTables } = useOrdering({ socketLimits })

type Client = Awaited<ReturnType<typeof openConnection>>
type Table = { id: string; number: number }
const isOpen = ({ socket }: Client) => socket.readyState === socket.OPEN

/** Makes a call for each element, as many at the same time as browsers and servers do. */
const inBatches = async <T, R>(all: T[], run: (one: T, index: number) => Promise<R>): Promise<R[]> => {
  const done: R[] = []
  for (let start = 0; start < all.length; start += atOnce)
    done.push(...(await Promise.all(all.slice(start, start + atOnce).map((one, index) => run(one, start + index)))))
  return done
}

test('each guest who scanned is served, counters stay connected, and three invented orders of a code are shown', async () => {
  const network = newNetwork()
  const { restaurantId } = scene.restaurant
  const tables: Table[] = await addTables(room.tables)
  /** The refusals of guests, by their action. */
  const refusals: string[] = []

  const post = async (path: string, body: object, isGuest: boolean) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => scene.api.inject({ method: 'POST', url: path, payload: body, headers, remoteAddress: network })
    let answer = await send()
    // A busy server does not count as a limit: phones send the same request again.
    for (let tries = 0; answer.statusCode === 503 && tries < 20; tries += 1) answer = await send()
    if (isGuest && answer.statusCode !== 200) refusals.push(`${path}: ${answer.statusCode} ${answer.json<{ error: string }>().error}`)
    return answer.statusCode === 200 ? answer.json<Record<string, unknown>>() : undefined
  }
  const visit = async (table: Table, isGuest: boolean) => {
    const opened = await post(openVisit.path, { restaurantId, tableToken: signTableToken(testSecret, table.id, 1) }, isGuest)
    return (opened?.data as { visit: string } | undefined)?.visit ?? ''
  }
  const order = async (table: Table, token: string, isGuest: boolean, change: object = {}) =>
    (await post(
      processPayment.path,
      { ...atTable({ tableId: table.id, tableNumber: table.number, visit: token }), ...change },
      isGuest,
    )) as { orderId: string } | undefined
  const join = async (client: Client, message: object) => {
    const before = client.receivedEvents.length
    client.send(message)
    await until(() => client.receivedEvents.slice(before).some(({ event }) => ['joined', 'resync', 'refused'].includes(event)), 'an answer')
    return client.receivedEvents.slice(before).some(({ event }) => event !== 'refused')
  }
  const openCounters = async () => {
    const counters: Client[] = []
    for (const _ of generate(room.counters, () => 0)) {
      const { accessToken } = await scene.api.signedIn(scene.restaurant.email)
      const counter = await openConnection(scene.api, { accessToken, network })
      expect(await join(counter, { event: 'join_merchant_room', data: {} })).toBe(true)
      counters.push(counter)
    }
    return counters
  }

  // The prankster's phone opens sockets that join nothing, while guests sit down and counters begin.
  const idle = await inBatches(
    generate(room.idleSockets, () => 0),
    () => openConnection(scene.api, { network }),
  )
  const counters = await openCounters()
  const guests = await inBatches(
    generate(room.tables * seats, (index) => tables[index % tables.length] as Table), // the index is in the list
    async (table) => {
      const token = await visit(table, true)
      const client = await openConnection(scene.api, { network })
      if (!(await join(client, { event: 'join_menu_room', data: { restaurantId, visit: token } }))) refusals.push('the menu’s room')
      return { table, token, client }
    },
  )
  expect([...counters, ...guests.map(({ client }) => client)].filter((client) => !isOpen(client))).toEqual([])

  // A minute later all guests order, and so does the prankster, while the counters come back from a restart of the server.
  scene.now = new Date(scene.now.getTime() + 60_000)
  const [fake, placed] = await Promise.all([
    inBatches(
      generate(room.fakes, (index) => tables[index % room.codes] as Table),
      async (table, index) => {
        // There are as many tables as codes, or more.
        const unpaid = index % 4 === 3 ? { cashAmount: undefined, paymentMethod: 'Card', source: { kind: 'debit' } } : {}
        return { table, placed: await order(table, await visit(table, false), false, unpaid) }
      },
    ),
    inBatches(guests, async ({ table, token, client }) => {
      const own = await order(table, token, true)
      const message = { event: 'join_order_room', data: { orderId: own?.orderId } }
      if (own && !(await join(client, message))) refusals.push('the order’s room')
      return { table, token, own }
    }),
    (async () => {
      for (const counter of counters) counter.close()
      return counters.push(...(await openCounters()))
    })(),
  ])

  // Each guest continues with the outcome of a payment, saved cards and the bill; one guest of each table calls a waiter.
  await inBatches(placed, async ({ token, own }, index) => {
    await post(resolvePayment.path, { restaurantId, key: crypto.randomUUID() }, true)
    await post(listSavedCards.path, { restaurantId, visit: token }, true)
    await post(readBill.path, { restaurantId, visit: token }, true)
    if (own && index < tables.length) await post(callWaiter.path.replace(':orderId', own.orderId), {}, true)
  })

  const ofFakes = fake.filter((each) => each.placed !== undefined)
  const perCode = tables.slice(0, room.codes).map(({ id }) => ofFakes.filter(({ table }) => table.id === id).length)
  const ringing = counters.slice(room.counters)
  const { length: shown } = new Set(
    ofFakes.concat(placed.map(({ table, own }) => ({ table, placed: own }))).map((each) => each.placed?.orderId),
  )
    .keys()
    .toArray()
  scene.now = new Date(scene.now.getTime() + 10_000)
  await scene.api.runJob('close-idle-sockets')
  await until(() => idle.filter(isOpen).length === 0, 'idle sockets to be closed')
  console.info(
    `${guests.length} guests and ${room.counters} counters behind one address, ${room.fakes} invented orders, ${room.idleSockets} idle sockets: ` +
      `${refusals.length} refusals of guests, ${ringing.filter(isOpen).length} counters in, at most ${Math.max(...perCode)} invented orders of a code, ${shown} orders`,
  )
  expect(refusals).toEqual([])
  expect(Math.max(...perCode)).toBeLessThanOrEqual(orderLimits.perTable)
  expect(ringing.every(isOpen)).toBe(true)
  expect(guests.filter(({ client }) => !isOpen(client))).toEqual([])
  for (const { socket } of [...ringing, ...guests.map(({ client }) => client)]) socket.terminate()
})
