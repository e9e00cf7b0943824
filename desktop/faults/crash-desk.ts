// Kills the desktop's main at random while it is offline, sending or printing, and checks every move and ticket afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { nextStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import type { Printer } from '@sufra/shared/printing/printer'
import { createRandom } from '../../cloud-api/src/demo/random.ts'
import { startDemoServer } from '../../scripts/servers/demo-server.ts'
import type { DeskState } from '../src/bridge/desk-state.ts'
import { readFeed } from '../testing/cloud-orders.ts'
import { startTestProxy } from '../testing/test-proxy.ts'
import { createDiner } from '../testing/order-by-phone.ts'
import { openTicketDrawer } from '../testing/ticket-drawer.ts'
import { startReceiptPrinter } from '../testing/receipt-printer.ts'
import { checkMoves, checkTickets, type MadeMove } from './check-desk.ts'
import { startDeskProcess, type DeskProcess } from './desk-process.ts'

const scenes = ['offline', 'sending', 'printing'] as const
const maxLifetime = 400

export type DeskCrashResult = {
  kills: number
  orders: number
  moves: number
  acknowledged: number
  tickets: number
  reprints: number
  problems: string[]
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const stateOf = (desk: DeskProcess) => desk.invoke('readDesk', null) as Promise<DeskState | undefined>

const until = async (holds: () => Promise<boolean>, what: string) => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 600) throw new Error(`timed out waiting for ${what}`)
    await pause(100)
  }
}

const setUp = async (desk: DeskProcess, address: string, printer: Printer) => {
  await desk.invoke('connect', { address, mode: 'merchant' })
  await desk.fetch('POST', loginMerchant.path, { email: 'demo@sufra.test', password: 'Sufra@2026' })
  await desk.invoke('saveSettings', { printers: [printer] })
  // Wait for the first sync of the board, which is not part of this test.
  await until(async () => (await stateOf(desk))?.connection === 'live', 'the connection')
  await until(async () => (await desk.fetch('GET', '/api/merchant/orders'))?.status === 200, 'the board')
  await pause(300)
}

/** Repeats `kills` times: some orders, some moves, a kill. Then restores the connection and waits until all calls and tickets are done. */
export const crashDesk = async (kills: number, seed: number): Promise<DeskCrashResult> => {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-desk-crash-'))
  const cloud = await startDemoServer()
  const connection = await startTestProxy(cloud.url)
  const receipts = await startReceiptPrinter()
  const diner = await createDiner(cloud.url, cloud.tableLink)
  const printer: Printer = {
    id: crypto.randomUUID(),
    name: 'Kitchen',
    transport: { kind: 'network', ...receipts.address },
    width: 384,
    language: 'en',
    isCutting: true,
    opensDrawer: false,
    prints: ['Dine-in', 'Drive-thru'],
    categoryIds: null,
  }
  const made: MadeMove[] = []
  const placed: string[] = []
  const drawer = await openTicketDrawer()
  let desk = await startDeskProcess(folder)
  await setUp(desk, connection.url, printer)

  /** Moves every open order on the board to its next status, until the process is killed. */
  const moveOrders = async () => {
    const listed = await desk.fetch('GET', '/api/merchant/orders')
    const pendingCalls = (await stateOf(desk))?.pendingCalls ?? []
    const open = listed?.status === 200 ? (JSON.parse(listed.body) as { data: CounterOrderOnWire[] }).data : []
    for (const { orderId, status: known } of open) {
      const moves = pendingCalls.flatMap(({ move: queued }) => (queued?.orderId === orderId ? [queued.status] : []))
      const status: OrderStatus | undefined = nextStatuses(moves.at(-1) ?? known)[0]
      if (status === undefined) continue
      const move: MadeMove = { orderId, status, outcome: 'unanswered' }
      made.push(move)
      const body = status === 'Preparing' ? { status, minutes: 10 } : { status }
      const answer = await desk.fetch('PATCH', moveOrder.path.replace(':orderId', orderId), body)
      if (answer) move.outcome = answer.status === 200 ? 'acknowledged' : 'refused'
      if (!answer) return
    }
  }

  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const scene = scenes[kill % scenes.length] ?? 'offline'
      if (scene !== 'offline') connection.restoreConnection()
      for (let each = 0; each < (scene === 'printing' ? 3 : 1); each += 1)
        placed.push((await diner.order(`Guest ${placed.length}`)).orderId)
      if (scene === 'offline') connection.cut()
      const moving = scene === 'printing' ? pause(maxLifetime) : moveOrders()
      await pause(Math.floor(random.next() * maxLifetime))
      await desk.kill()
      await moving
      desk = await startDeskProcess(folder)
    }
    connection.restoreConnection()
    await until(async () => {
      const state = await stateOf(desk)
      return state?.connection === 'live' && state.pendingCalls.every((call) => call.state === 'refused') && state.printing.waiting === 0
    }, 'all calls and tickets')
    const rows = await readFeed(cloud.url)
    const orders = rows.flatMap((row) => (row.event === 'order_placed' ? [row.data] : []))
    const tickets = await checkTickets(receipts.jobs, orders, printer, drawer.drawTicket)
    const ledger =
      (await stateOf(desk))?.printing.troubles.map(({ orderNumber, problem }) => `ticket of order ${orderNumber} given up: ${problem}`) ??
      []
    return {
      kills,
      orders: placed.length,
      moves: made.length,
      acknowledged: made.filter(({ outcome }) => outcome === 'acknowledged').length,
      tickets: tickets.tickets,
      reprints: tickets.reprints,
      problems: [...checkMoves(made, rows), ...tickets.problems, ...ledger],
    }
  } finally {
    await desk.kill()
    await receipts.stop()
    await drawer.close()
    await connection.stop()
    await cloud.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.keychain`, { force: true })
  }
}
