// P15: the administrators' lists with ten thousand restaurants against those with a hundred: the first page, and searches.
import { Agent } from 'node:http'
import { listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { listExpiring } from '@sufra/shared/expiring/expiring.routes'
import { listProvisions } from '@sufra/shared/provisions/provision.routes'
import { listSubscriptions } from '@sufra/shared/subscriptions/subscription-list.routes'
import { listSupportQueue } from '@sufra/shared/support/support.routes'
import { seedPlatform } from '../src/demo/platform/seed-platform.ts'
import { fetchAnswer } from './answers.ts'
import type { BenchRun } from './measure/bench-run.ts'
import { latenciesOf, sendByPlan } from './measure/latency.ts'
import { sendOnce } from './measure/load.ts'
import { startSeeded, type SeededServer } from './seeded-server.ts'

const perSecond = 80

/**
 * Search texts: words that six in ten restaurants have, in both languages; a family name that one in seventeen has; one restaurant's
 * number, phone number and email; a common word with a rare one; and a word that no restaurant has.
 */
const searches = ['restaurant', 'مطعم', 'al hajri', 'CR-000042', '97440332598', 'bench-owner-42@', 'restaurant bench-owner-77@', 'qwertz']

/** `views`: orders and filters of the list, requested in turn. */
type AdminList = { name: string; path: string; views?: Record<string, string>[]; searches?: string[] }

const lists: AdminList[] = [
  { name: 'restaurants', path: listProvisions.path, views: [{}, { sort: 'nameAr' }, { status: 'accepted' }], searches },
  { name: 'applicants', path: listApplicants.path, views: [{}, { status: 'accepted' }], searches },
  { name: 'documents that expire', path: listExpiring.path, searches },
  { name: 'subscriptions', path: listSubscriptions.path, views: [{}, { state: 'overdue', sort: 'nameEn' }], searches },
  { name: 'requests for help', path: listSupportQueue.path, views: [{}, { status: 'closed' }] },
]

const start = (run: BenchRun, restaurants: number) =>
  startSeeded(run, 'admin', async (connection) => {
    const [email = ''] = await seedPlatform(connection, { run: 'bench', restaurants, now: new Date() })
    return { email }
  })

/** Sends the requests in turn by a fixed plan of arrivals. Its figure is 1 s ÷ p95, so that more is better. */
const sending = (server: SeededServer, paths: string[], seconds: number) => {
  const agent = new Agent({ keepAlive: true })
  const url = new URL(server.url)
  return async () => {
    const latencies: number[] = []
    const sent: Promise<void>[] = []
    await sendByPlan({ perSecond, count: Math.round(perSecond * seconds) }, (index, intended) => {
      const path = paths[index % paths.length] ?? ''
      sent.push(sendOnce(agent, url, { path, headers: server.headers }).then(() => void latencies.push(performance.now() - intended)))
    })
    await Promise.all(sent)
    return 1_000 / latenciesOf(latencies).p95
  }
}

const rowsOf = async (server: SeededServer, path: string): Promise<number> => {
  const { status, body } = await fetchAnswer(server.url + path, { headers: server.headers() })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  const { data } = JSON.parse(String(body)) as { data: unknown[] } // every list answers so
  return data.length
}

export const benchPlatform = async (run: BenchRun) => {
  const [restaurants, few] = run.sized([10_000, 100], [200, 100])
  const [many, small] = await Promise.all([start(run, restaurants), start(run, few)])
  const compareTo = async (what: string, paths: string[]) => {
    run.report({
      what: `P15 ${restaurants.toLocaleString('en')} restaurants: ${what}, p95 (1 s ÷ latency)`,
      against: `the same of ${few.toLocaleString('en')}`,
      comparison: await run.compare(sending(many, paths, run.seconds), sending(small, paths, run.seconds)),
      reach: 1 / 1.2,
      floor: 1 / 2,
      mayBeBeaten: true,
    })
  }
  try {
    for (const { name, path, views = [{}], searches: searched = [] } of lists) {
      await Promise.all([many.signIn(), small.signIn()])
      const pathOf = (query: Record<string, string>) => `${path}?${new URLSearchParams({ counts: 'none', ...query }).toString()}`
      const pages = views.map(pathOf)
      for (const page of pages) {
        const [rows, its] = [await rowsOf(many, page), await rowsOf(small, page)]
        if (its === 0 || rows < its) throw new Error(`${page} has ${rows} rows, with fewer restaurants ${its}`)
      }
      await compareTo(`${name}, page 1`, pages)
      const found = views.flatMap((view) => searched.map((search) => pathOf({ ...view, search })))
      if (found.length > 0) await compareTo(`${name}, search`, found)
    }
  } finally {
    await many.stop()
    await small.stop()
  }
}
