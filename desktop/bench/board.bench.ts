// Benchmark P14: the counter's board with 200 open orders. Compares the idle main thread with an empty board, and the time from Accept to
// the dialog, at a quarter of the processor's speed, with a board of 5.
import { chromium, type Browser, type CDPSession, type Page } from 'playwright/test'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { BenchRun } from '../../cloud-api/bench/measure/bench-run.ts'
import { startDemoServer } from '../../scripts/servers/demo-server.ts'
import { aKitchenOrder } from '../src/main/printing/printing.test-data.ts'

const few = 5
const slowdown = 4
const minute = 60_000

/**
 * Open orders of the last half hour: 2 of 5 received, 2 of 5 in preparation, 1 of 5 ready. They are silenced, because sound is not part of
 * the measurement.
 */
const openOrders = (count: number): CounterOrderOnWire[] => {
  const now = Date.now()
  const iso = (at: number) => new Date(at).toISOString()
  return Array.from({ length: count }, (_, index) => {
    const age = (index + 1) * ((30 * minute) / count)
    const turn = index % 5
    const status = turn < 2 ? 'Received' : turn < 4 ? 'Preparing' : 'Out for Delivery'
    const isAccepted = status !== 'Received'
    return aKitchenOrder({
      orderId: String(index).padStart(22, 'o'),
      orderNumber: index + 1,
      tableNumber: (index % 20) + 1,
      status,
      placedAt: iso(now - age),
      acknowledgedAt: iso(now - age),
      silencedAt: iso(now - age),
      acceptedAt: isAccepted ? iso(now - age + minute) : null,
      promisedAt: isAccepted ? iso(now - age + 20 * minute) : null,
      orderInstructions: index % 3 === 0 ? 'No onions, sauce on the side' : '',
    })
  })
}

/** Opens a board on a real server whose order list is replaced by `count` open orders. */
const openBoard = async (browser: Browser, url: string, session: Awaited<ReturnType<typeof signIn>>, count: number) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, baseURL: url, storageState: session, locale: 'en-GB' })
  const page = await context.newPage()
  const data = openOrders(count)
  await page.route(/\/api\/merchant\/orders(\?|$)/, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as object // our own server's response to listOrders
    await route.fulfill({ response, json: { ...list, data } })
  })
  await page.goto('/merchant/orders')
  if (count === 0) await page.getByText('No open orders').waitFor()
  else
    await page
      .locator('article')
      .nth(count - 1)
      .waitFor({ state: 'attached' })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

const signIn = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url })
  const answer = await context.request.post(loginMerchant.path, { data: { email: 'demo@sufra.test', password: 'Sufra@2026' } })
  if (!answer.ok()) throw new Error(`the demo merchant could not sign in: ${answer.status()}`)
  const state = await context.storageState()
  await context.close()
  return state
}

const taskSeconds = async (cdp: CDPSession) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')
  if (!task) throw new Error('the browser does not measure its main thread')
  return task.value
}

/** Returns the share of a core that the page's main thread leaves idle. */
const idleShare = async (cdp: CDPSession, milliseconds: number) => {
  const [from, start] = [await taskSeconds(cdp), performance.now()]
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  const [to, end] = [await taskSeconds(cdp), performance.now()]
  return 1 - ((to - from) * 1_000) / (end - start)
}

/** Returns the milliseconds from the click on the first Accept to the frame that shows the dialog. */
const openDialog = async (page: Page) => {
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const accept = [...document.querySelectorAll('article button')].find(({ textContent }) => textContent?.trim() === 'Accept')
        if (!(accept instanceof HTMLElement)) return reject(new Error('no order to accept'))
        const start = performance.now()
        const check = () => {
          if (!document.querySelector('[role="dialog"]')) return requestAnimationFrame(check)
          // A message that is sent before a frame is painted arrives after it.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now() - start))
          port1.start()
          port2.postMessage(null)
        }
        accept.click()
        requestAnimationFrame(check)
      }),
  )
  await page.keyboard.press('Escape')
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  return took
}

/** A single dialog varies too much, so this is the mean of several. */
const dialogsPerSecond = async (page: Page, dialogs: number) => {
  let total = 0
  for (let count = 0; count < dialogs; count += 1) total += await openDialog(page)
  return (1_000 * dialogs) / total
}

export const benchBoard = async ({ sized, compare, report }: BenchRun): Promise<void> => {
  const [many, idleMilliseconds, dialogs] = [sized(200, 20), sized(1_500, 300), sized(4, 2)]
  const server = await startDemoServer()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const session = await signIn(browser, server.url)
    const [full, empty, small] = [
      await openBoard(browser, server.url, session, many),
      await openBoard(browser, server.url, session, 0),
      await openBoard(browser, server.url, session, few),
    ]
    report({
      what: `P14 idle main thread, ${many} open orders (share of a core that is free)`,
      against: 'an empty board',
      comparison: await compare(
        () => idleShare(full.cdp, idleMilliseconds),
        () => idleShare(empty.cdp, idleMilliseconds),
        { widest: 0.0025, offBy: 0.0025 },
      ),
      reach: 0.98,
      floor: 0.97,
    })
    for (const { cdp } of [full, small]) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    report({
      what: `P14 Accept → dialog, ${many} open orders, processor ÷ ${slowdown} (dialogs a second)`,
      against: `the same with ${few}`,
      comparison: await compare(
        () => dialogsPerSecond(full.page, dialogs),
        () => dialogsPerSecond(small.page, dialogs),
      ),
      reach: 1 / 1.5,
      floor: 1 / 2,
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}
