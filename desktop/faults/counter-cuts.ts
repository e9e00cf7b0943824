// Cuts the network of counters whose access token has expired, orders meanwhile and right after, and looks how soon they are connected and what they missed.
import { createRandom } from '../../cloud-api/src/demo/random.ts'
import { launchBrowser, openBrowserCounter } from './browser-counter.ts'
import { startClockedProcess, type ClockedProcess } from './clocked-api.ts'
import { pause, type Counter } from './counter.ts'
import { openDeskCounter } from './desk-counter.ts'
import { planCuts, type Cut } from './plan-cuts.ts'

export type CutResult = {
  counter: 'desktop' | 'browser'
  /** How many cuts were made. */
  cuts: number
  /** After how many of them it was connected and had acknowledged every order in time. */
  connectedWithin5s: number
  /** In milliseconds after the network was back; 30,000 for a counter that stayed away. */
  slowest: number
  /** Orders that it never showed or announced. */
  missed: number
  /** Orders that it showed or announced twice. */
  twice: number
  problems: string[]
}

const inTime = 5_000
const patience = 30_000
/** An access token lasts fifteen minutes. */
const tokenExpires = 16 * 60_000
/** How many counters of a kind are cut at the same time. */
const atOnce = 5

type Placed = { orderId: string; orderNumber: number }

const cutNetwork = ({ connection }: Counter, { failure }: Cut) => {
  if (failure === 'reset') connection.cut()
  else if (failure === 'forgotten') connection.halfOpen()
  else connection.stall()
}

/** Milliseconds from `since` until it holds, or until nobody waits any more. */
const timeUntil = async (holds: () => Promise<boolean>, since: number): Promise<number> => {
  for (;;) {
    const isReached = await holds()
    const took = Math.min(Date.now() - since, patience)
    if (isReached || took === patience) return took
    await pause(50)
  }
}

/** Follows a counter whose network has just been cut. Returns what was ordered, and how long it took from the return of the network until all was well. */
const follow = async (api: ClockedProcess, counter: Counter, { milliseconds }: Cut, start: number) => {
  const { connection, restaurantId } = counter
  await pause(milliseconds / 2)
  const placed: Placed[] = [await api.place(restaurantId)]
  await pause(Math.max(0, start + milliseconds - Date.now()))
  connection.mend()
  const back = Date.now()
  placed.push(await api.place(restaurantId))
  const areShown = async () => {
    const shown = await counter.shownOrders()
    return placed.every(({ orderNumber }) => shown.includes(orderNumber))
  }
  const areAcknowledged = async () => {
    const acknowledged = new Set((await api.acknowledged(restaurantId)).map(({ orderId }) => orderId))
    return placed.every(({ orderId }) => acknowledged.has(orderId))
  }
  const [connected, shown, acknowledged] = await Promise.all([
    timeUntil(counter.isConnected, back),
    timeUntil(areShown, back),
    timeUntil(areAcknowledged, back),
  ])
  return { placed, connected, shown, acknowledged, numbers: await counter.shownOrders() }
}

const timesOf = (number: number, numbers: number[]) => numbers.filter((other) => other === number).length

/** Makes every cut of the plan, at several counters at the same time. */
const cutAll = async (api: ClockedProcess, name: CutResult['counter'], counters: Counter[], plan: Cut[]): Promise<CutResult> => {
  const result: CutResult = { counter: name, cuts: 0, connectedWithin5s: 0, slowest: 0, missed: 0, twice: 0, problems: [] }
  const count = ({ orderNumber }: Placed, numbers: number[], what: string) => {
    const times = timesOf(orderNumber, numbers)
    if (times === 1) return
    if (times === 0) result.missed += 1
    else result.twice += 1
    result.problems.push(`${name}: order ${orderNumber} was ${what} ${times} times`)
  }
  const cutOnce = async (counter: Counter, cut: Cut, start: number) => {
    const { placed, connected, shown, acknowledged, numbers } = await follow(api, counter, cut, start)
    const took = Math.max(connected, shown, acknowledged)
    result.cuts += 1
    result.slowest = Math.max(result.slowest, took)
    if (took <= inTime) result.connectedWithin5s += 1
    else
      result.problems.push(
        `${name}: ${cut.failure} for ${cut.milliseconds} ms: connected after ${connected}, shown after ${shown}, acknowledged after ${acknowledged} ms`,
      )
    for (const order of placed) count(order, numbers, 'shown')
    return placed
  }

  const placedAt = counters.map((): Placed[] => [])
  for (let made = 0; made < plan.length; made += counters.length) {
    const round = counters.flatMap((counter, index) => {
      const cut = plan[made + index]
      return cut ? [{ counter, cut, placed: placedAt[index] ?? [] }] : []
    })
    // A renewal of the session whose answer is cut off, and that the clock then makes older than its minute of grace, signs the counter out: not tried here.
    await pause(3_000)
    for (const { counter, cut } of round) cutNetwork(counter, cut)
    const start = Date.now()
    await api.pass(tokenExpires)
    await Promise.all(
      round.map(async ({ counter, cut, placed }) => {
        // A counter that stayed away makes its restaurant unreachable: the next order is refused. The other counters go on.
        const orders = await cutOnce(counter, cut, start).catch((error: unknown) => {
          result.problems.push(`${name}: ${cut.failure} for ${cut.milliseconds} ms: ${String(error)}`)
          counter.connection.mend()
          return []
        })
        placed.push(...orders)
      }),
    )
  }
  // Announcements of a burst come together.
  await pause(1_000)
  for (const [index, counter] of counters.entries()) {
    const announced = await counter.announcedOrders()
    for (const order of placedAt[index] ?? [])
      if (counter.announcesEach || announced.includes(order.orderNumber)) count(order, announced, 'announced')
  }
  const resets = plan.filter(({ failure }) => failure === 'reset').length
  const refreshes = await api.refreshes()
  if (refreshes < resets) result.problems.push(`${name}: only ${refreshes} access tokens had expired at ${resets} resets`)
  return result
}

type Kind = { name: CutResult['counter']; open: (api: ClockedProcess) => Promise<Counter> }
type Given = { cuts: number; seed: number; maxMilliseconds?: number }

const cutKind = async ({ name, open }: Kind, { cuts, seed, maxMilliseconds }: Given): Promise<CutResult> => {
  const api = await startClockedProcess()
  const counters: Counter[] = []
  try {
    while (counters.length < Math.min(atOnce, cuts)) counters.push(await open(api))
    return await cutAll(api, name, counters, planCuts(createRandom(seed), cuts, { maxMilliseconds }))
  } finally {
    for (const counter of counters) await counter.stop()
    await api.stop()
  }
}

/** Needs the desktop's main as it was built. */
export const cutDesktops = (given: Given): Promise<CutResult> => cutKind({ name: 'desktop', open: openDeskCounter }, given)

/** Needs the web apps as they were built. */
const cutBrowsers = async (given: Given): Promise<CutResult> => {
  const browser = await launchBrowser()
  try {
    return await cutKind({ name: 'browser', open: (api) => openBrowserCounter(api, browser) }, { ...given, seed: given.seed + 1 })
  } finally {
    await browser.close()
  }
}

/** Makes so many cuts with each kind of counter: the desktop's main, and a page of a browser. */
export const cutCounters = async (given: Given): Promise<CutResult[]> => [await cutDesktops(given), await cutBrowsers(given)]
