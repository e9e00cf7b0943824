import { orderLimits } from '@sufra/shared/orders/order-limits'
import { expect, inject, test } from 'vitest'
import { isFullRun } from '../../../../../../scripts/common/test-scope.ts'
import { newNetwork } from '../../../../../testing/test-api.ts'
import { createOrdersStore } from '../../orders.store.ts'
import { generate, phoneId, useOrdering } from '../ordering.test-data.ts'

const { scene, atTable, atWindow, send, cancel, received, refusalOrPlaced, flood, addTables } = useOrdering()

/** Part of the crowds below that a run sends: a fifth reaches each limit, and a full run sends all. PGlite runs one statement at a time. */
const crowd = isFullRun && inject('testDatabase').kind === 'postgres' ? 1 : 0.2

test('three of 1,000 orders from one phone are accepted', async () => {
  const deviceId = phoneId()
  const from = scene.api.elsewhere()
  const atTables = await addTables(5)
  const bodies = generate(1_000 * crowd, (index) => {
    const table = atTables[index % 5]
    return index % 2 === 0 ? atWindow({ deviceId }) : atTable({ deviceId, tableId: table?.id, tableNumber: table?.number })
  })
  expect(await flood(bodies, from)).toEqual({ placed: 3, 'order.phone_waits': 1_000 * crowd - 3 })
  expect(await received()).toBe(3)
})

test('from new phones at one address, three of 1,000 orders at the table and five without a table are accepted', async () => {
  const from = scene.api.elsewhere()
  const bodies = generate(1_000 * crowd, (index) => (index % 2 === 0 ? atWindow() : atTable()))
  expect(await flood(bodies, from)).toMatchObject({ placed: orderLimits.perTable + orderLimits.perNetworkWithoutTable })
})

test('a flood at one table from many addresses is limited to three orders, and drive-thru from one address to five', async () => {
  const atOneTable = await Promise.all(generate(30, () => refusalOrPlaced(atTable(), scene.api.elsewhere())))
  expect(atOneTable.filter((code) => code === 'placed')).toHaveLength(orderLimits.perTable)
  expect(new Set(atOneTable)).toEqual(new Set(['placed', 'order.table_waits']))
  expect(
    await flood(
      generate(40, () => atWindow()),
      scene.api.elsewhere(),
    ),
  ).toEqual({ placed: 5, 'order.network_waits': 35 })
})

test('a full house behind one address orders while its codes are flooded: each guest is served, and three fakes of each code are shown', async () => {
  const from = scene.api.elsewhere()
  const tables = await addTables(12)
  const scannedAt = new Date(scene.now.getTime() - orderLimits.seatedAfter * 1_000)
  const at = (index: number, openedAt: Date) => {
    const { id: tableId, number: tableNumber } = tables[index % tables.length] ?? {}
    return atTable({ tableId, tableNumber, openedAt })
  }
  const fakes = generate(600 * crowd, (index) => at(index, scene.now))
  const guests = generate(tables.length * 4, (index) => at(index, scannedAt))
  expect(await flood(fakes.slice(0, fakes.length / 2), from)).toMatchObject({ placed: tables.length * orderLimits.perTable })
  const [served, fake] = await Promise.all([flood(guests, from), flood(fakes.slice(fakes.length / 2), from)])
  expect(served).toEqual({ placed: guests.length })
  expect(fake).toEqual({ 'order.table_waits': fakes.length / 2 })
})

test('four seated phones of a table can order before any order is accepted, and so can three phones that have just scanned', async () => {
  const from = scene.api.elsewhere()
  const seated = new Date(scene.now.getTime() - orderLimits.seatedAfter * 1_000)
  const justScanned = new Date(seated.getTime() + 1_000)
  const four = generate(4, () => atTable({ openedAt: seated }))
  expect(await flood(four, from)).toEqual({ placed: 4 })
  expect(await refusalOrPlaced(atTable({ openedAt: seated }), from)).toBe('order.table_waits')
  expect(
    await flood(
      generate(4, () => atTable({ openedAt: justScanned })),
      from,
    ),
  ).toEqual({ placed: 3, 'order.table_waits': 1 })
})

test('new phones at a table count for their address once one of its orders was cancelled as fake, and seated phones do not', async () => {
  const from = scene.api.elsewhere()
  const tables = await addTables(4)
  const at = (index: number, openedAt = scene.now) => atTable({ tableId: tables[index]?.id, tableNumber: tables[index]?.number, openedAt })
  const sendAt = (index: number) =>
    flood(
      generate(orderLimits.perTable, () => at(index)),
      from,
    )
  for (const index of [0, 1, 2]) await cancel((await send(at(index), from)).orderId, 'suspected_fake')
  expect([await sendAt(0), await sendAt(1)]).toEqual([{ placed: 3 }, { placed: 3 }])
  expect(await sendAt(2)).toEqual({ placed: 1, 'order.network_waits': 2 })
  expect(await sendAt(3)).toEqual({ placed: 3 })
  expect(await refusalOrPlaced(at(2, new Date(scene.now.getTime() - 20_000)), from)).toBe('placed')
})

test('orders whose payment is not confirmed take slots like others', async () => {
  const from = scene.api.elsewhere()
  const unpaid = (body: object) => ({ ...body, cashAmount: undefined, paymentMethod: 'Card', source: { kind: 'debit' } })
  const atOneTable = await flood(
    generate(20, () => unpaid(atTable())),
    from,
  )
  expect(atOneTable).toEqual({ placed: orderLimits.perTable, 'order.table_waits': 20 - orderLimits.perTable })
  const atTheWindow = await flood(
    generate(20, () => unpaid(atWindow())),
    from,
  )
  expect(atTheWindow).toEqual({ placed: 5, 'order.network_waits': 15 })
})

test('300 diners behind one address order three times each in ten minutes without a refusal', async () => {
  const from = scene.api.elsewhere()
  const tables = await addTables(100)
  const start = scene.now.getTime()
  /** Seconds until staff accept each order, in order of arrival. */
  const acceptAfter = [4, 9, 15, 6]
  const plan = generate(900 * crowd, (index) => ({ at: (index * 600) / 900, diner: (index * 7) % (300 * crowd) })) // each diner orders three times
  const devices = generate(300, phoneId)
  const store = createOrdersStore(scene.api.connection)
  /** Accepts an order like staff, without HTTP. */
  const accept = ({ orderId, at }: { orderId: string; at: number }) =>
    store.move(scene.restaurant.restaurantId, orderId, {
      from: 'Received',
      to: 'Preparing',
      minutes: 15,
      at: new Date(start + at * 1_000),
    })
  const waiting: { orderId: string; at: number }[] = []
  const refused: string[] = []
  for (const [index, { at, diner }] of plan.entries()) {
    scene.now = new Date(start + at * 1_000)
    while (waiting[0] && waiting[0].at <= at) await accept(waiting.shift()!) // checked just before
    const table = tables[Math.floor(diner / 3)]
    try {
      const { orderId } = await send(atTable({ deviceId: devices[diner], tableId: table?.id, tableNumber: table?.number }), from)
      waiting.push({ orderId, at: at + (acceptAfter[index % 4] ?? 5) })
      waiting.sort((one, other) => one.at - other.at)
    } catch (error) {
      refused.push(String((error as { code?: string }).code))
    }
  }
  expect(refused).toEqual([])
})

test('one network address opens at most 600 visits a minute at a restaurant', async () => {
  const { restaurantId } = scene.restaurant
  const from = newNetwork()
  const statuses = await Promise.all(
    generate(610, async () => (await scene.api.post('/api/visits', { restaurantId }, { network: from })).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test.skipIf(crowd < 1)('acknowledging and cancelling orders while more are placed at the same table causes no deadlock', async () => {
  const store = createOrdersStore(scene.api.connection)
  const counted = async () => {
    await scene.api.connection.query('select pg_stat_force_next_flush()', [])
    const [row] = await scene.api.connection.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
      [],
    )
    return row?.deadlocks ?? 0
  }
  const before = await counted()
  const place = async () => {
    const { orderId } = await send(atTable(), scene.api.elsewhere())
    await store.acknowledge(scene.restaurant.restaurantId, orderId, scene.now)
    await store.move(scene.restaurant.restaurantId, orderId, { from: 'Received', to: 'Cancelled', at: scene.now, reason: 'too_busy' })
  }
  for (let round = 0; round < 40; round += 1) await Promise.allSettled(generate(12, place))
  expect((await counted()) - before).toBe(0)
})
