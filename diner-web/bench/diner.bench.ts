// Benchmarks P5 and P6: a guest's first minutes, from the link of a table to the placed order, on a slow phone with an empty cache.
// Absolute budgets, each the median of five phones.
import { chromium, type Browser } from 'playwright/test'
import { median, withinBudget } from '../../cloud-api/bench/measure/compare.ts'
import type { BenchRun } from '../../cloud-api/bench/measure/bench-run.ts'
import { firstMenuFiles } from '../../scripts/checks/first-menu-size.ts'
import { startDemoServer } from '../../scripts/servers/demo-server.ts'
import { fillCart, payCash, words } from '../../e2e/people.ts'
import { readFigures, readLoadedFiles, recordFigures, slowDown, type LoadedFile } from './measure-phone.ts'

const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]
type Figures = Record<
  'lcp' | 'cls' | 'usable' | 'code' | 'screenBytes' | 'firstBytes' | 'firstRequests' | 'inp' | 'bytes' | 'requests',
  number
>

/** P5 in bytes of brotli, independent of the machine. */
const codeLimit = 120_000

/** Minimum and target. Figures without a target are only printed. */
const budgets = [
  { figure: 'lcp', what: 'P6 LCP from the link of a table (ms)', minimum: 2_000, target: 1_600 },
  { figure: 'cls', what: 'P6 CLS of the first menu', minimum: 0.05, target: 0.02 },
  { figure: 'inp', what: 'P6 INP, the slowest tap until the order is placed (ms)', minimum: 200, target: 100 },
  { figure: 'code', what: 'P5 scripts and styles until the menu is usable (bytes)', minimum: codeLimit, target: 105_000 },
  { figure: 'screenBytes', what: 'P5 the first screen with its pictures, on the wire (bytes)', minimum: 300_000, target: 250_000 },
] as const

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const isCode = ({ path }: LoadedFile) => /\.(js|css)$/.test(path)

/**
 * Throws when the first menu needs more than three round trips, too many bytes, a late picture of its head, a file that the size check does
 * not count, or the font of the other script.
 */
const checkFirstMenu = async (files: LoadedFile[], language: Language) => {
  const counted = new Set((await firstMenuFiles(language)).map((file) => `/${file}`))
  const code = files.filter(isCode)
  const uncounted = code.filter(({ path }) => !counted.has(path)).map(({ path }) => path)
  if (uncounted.length > 0)
    throw new Error(`the first menu (${language}) loads what the size check does not count: ${uncounted.join(', ')}`)
  const secondTripEnds = Math.min(...code.filter(({ path }) => path.endsWith('.js')).map(({ end }) => end))
  const late = files.filter((file) => (isCode(file) || file.path.startsWith('/api/menu/')) && file.start > secondTripEnds)
  if (late.length > 0)
    throw new Error(`the first menu (${language}) waits for another round trip: ${late.map(({ path }) => path).join(', ')}`)
  const bytes = sum(code.map((file) => file.bytes))
  if (bytes > codeLimit) throw new Error(`the first menu (${language}) loads ${bytes} of at most ${codeLimit} bytes of scripts and styles`)
  const visit = files.find(({ path }) => path === '/api/visits')
  const pictures = files.filter(({ path, start }) => path.startsWith('/uploads/') && visit && start < visit.start)
  if (pictures.length < 2) throw new Error(`the first menu (${language}) loads its logo or its cover only once the menu is rendered`)
  const foreign = { en: 'arabic', ar: 'latin' }[language]
  if (files.some(({ path }) => path.includes(`cairo-${foreign}`))) throw new Error(`the first menu (${language}) loads the ${foreign} font`)
}

const openPhone = async (browser: Browser, url: string, language: Language, isSlow: boolean) => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: words[language].locale,
  })
  const phone = await context.newPage()
  phone.setDefaultTimeout(60_000)
  await recordFigures(phone)
  if (isSlow) await slowDown(phone)
  return phone
}

/** Milliseconds after which the first pictures are loaded, and the next pages are not preloaded yet. */
const untilPictures = 2_000

/** The first phone only views the menu, so that no tap ends the measurement of its LCP; the second phone orders. */
const measureGuest = async (
  browser: Browser,
  { url, tableLink }: { url: string; tableLink: string },
  language: Language,
  isSlow: boolean,
): Promise<Figures> => {
  const looking = await openPhone(browser, url, language, isSlow)
  await looking.goto(tableLink)
  await looking.waitForFunction(() => window.measured.usable > 0)
  await new Promise((resolve) => setTimeout(resolve, untilPictures))
  const { lcp, cls, usable } = await readFigures(looking)
  const files = await readLoadedFiles(looking)
  const first = files.filter(({ start }) => start < usable)
  await checkFirstMenu(first, language)
  await looking.context().close()

  const ordering = await openPhone(browser, url, language, isSlow)
  await fillCart(ordering, words[language], tableLink)
  await payCash(ordering, words[language], 'Maryam')
  const { inp } = await readFigures(ordering)
  const all = await readLoadedFiles(ordering)
  await ordering.context().close()
  return {
    lcp,
    cls,
    usable,
    code: sum(first.filter(isCode).map(({ bytes }) => bytes)),
    screenBytes: sum(first.map(({ onWire }) => onWire)),
    firstBytes: sum(files.map(({ onWire }) => onWire)),
    firstRequests: files.length,
    inp,
    bytes: sum(all.map(({ onWire }) => onWire)),
    requests: all.length,
  }
}

export const benchDiner = async ({ sized, report }: BenchRun): Promise<void> => {
  const [phones, isSlow] = [sized(3, 1), sized(true, false)]
  const server = await startDemoServer()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const language of languages) {
      const guests: Figures[] = []
      for (let count = 0; count < phones; count += 1) guests.push(await measureGuest(browser, server, language, isSlow))
      const figure = (name: keyof Figures) => median(guests.map((guest) => guest[name]))
      for (const { figure: name, what, minimum, target } of budgets) {
        const comparison = withinBudget(
          guests.map((guest) => guest[name]),
          minimum,
        )
        report({ what: `${what}, ${language}`, against: 'its budget', comparison, reach: minimum / target, floor: 1 })
      }
      console.log(
        `  ${language}: menu usable after ${Math.round(figure('usable'))} ms; on the wire ${figure('firstRequests')} requests and ${Math.round(figure('firstBytes') / 1_000)} KB with what is loaded after it, ${figure('requests')} and ${Math.round(figure('bytes') / 1_000)} KB until the order is placed`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
