// `npm run test:faults`, or `npm run test:faults -- --kills 1000 --seed 7`: kills the API under load and while it sends mail and SMS on each database, kills the
// desktop while it is offline, sends and prints, breaks its files, and prints what came of it.
import { parseArgs } from 'node:util'
import { crashBoth } from '../cloud-api/faults/crash.ts'
import { crashMessagesOnBoth } from '../cloud-api/faults/crash-messages.ts'
import { breakFiles, fillDisk } from '../desktop/faults/broken-files.ts'
import { crashDesk } from '../desktop/faults/crash-desk.ts'
import { buildDesktop } from './build-stale.ts'
import { addUp, closingLine, type Counts } from './counts.ts'
import { say } from './root.ts'
import { needSystemPackages } from './system-packages.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1974' } } })
const kills = Number(values.kills)
const seed = Number(values.seed)
const countOf = (held: boolean[]): Counts => ({
  passed: held.filter(Boolean).length,
  failed: held.filter((holds) => !holds).length,
  skipped: 0,
})

const apiKills = async (): Promise<Counts> => {
  say(`Killing the API ${kills} times under load on each database (seed ${seed}); some minutes`)
  const results = await crashBoth(kills, seed)
  console.table(
    results.map(({ database, sent, acknowledged, unanswered, stored, violations }) => ({
      database,
      kills,
      sent,
      acknowledged,
      unanswered,
      stored,
      lost: violations.filter(({ what }) => what === 'lost').length,
      twice: violations.filter(({ what }) => what === 'stored twice' || what.startsWith('one key')).length,
      violations: violations.length,
    })),
  )
  for (const { database, violations } of results)
    for (const { what, detail } of violations.slice(0, 20)) console.log(`${database}: ${what}: ${detail}`)
  return countOf(results.map(({ violations, acknowledged }) => violations.length === 0 && acknowledged > 0))
}

const messageKills = async (): Promise<Counts> => {
  say(`Killing the API ${kills} times while it sends mail and SMS on each database (seed ${seed}); some minutes`)
  const results = await crashMessagesOnBoth(kills, seed)
  console.table(results)
  return countOf(results.map(({ committed, lost, twice, wronglyNoted }) => committed > 0 && lost + twice + wronglyNoted === 0))
}

const deskKills = async (): Promise<Counts> => {
  say(`Killing the desktop ${kills} times while it is offline, sends and prints (seed ${seed}); a minute`)
  await buildDesktop()
  const { problems, ...figures } = await crashDesk(kills, seed)
  console.table([{ ...figures, problems: problems.length }])
  for (const problem of problems.slice(0, 20)) console.log(problem)
  return countOf([problems.length === 0 && figures.acknowledged > 0 && figures.tickets > 0])
}

const brokenFiles = (): Counts => {
  say('Breaking the desktop’s databases')
  const files = breakFiles(seed)
  console.table(files)
  const disks = fillDisk()
  if (disks.length > 0) console.table(disks)
  else say('No small disk can be mounted here: a full and a read-only disk were not tried')
  const tried = countOf([
    ...files.map(({ started, tried: times, lost, wrong }) => started === times && lost === 0 && wrong === 0),
    ...disks.map(({ lost, refused, acknowledged }) => lost === 0 && refused > 0 && acknowledged > 0),
  ])
  return { ...tried, skipped: disks.length > 0 ? 0 : 2 }
}

await needSystemPackages('postgres')
const total = addUp([await apiKills(), await messageKills(), await deskKills(), brokenFiles()])
console.log(closingLine(total))
process.exitCode = total.failed > 0 ? 1 : 0
