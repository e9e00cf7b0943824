import { crashDesk } from '../../desktop/faults/crash-desk.ts'
import { buildDesktop } from '../common/build-stale.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'

export const killDesktop: FaultPart = async ({ kills, seed }) => {
  logStep(`Killing the desktop ${kills} times while it is offline, sends and prints (seed ${seed}); a minute`)
  await buildDesktop()
  const { problems, ...figures } = await crashDesk(kills, seed)
  console.table([{ ...figures, problems: problems.length }])
  for (const problem of problems.slice(0, 20)) console.log(problem)
  return countChecks({ 'the desktop loses nothing': problems.length === 0 && figures.acknowledged > 0 && figures.tickets > 0 })
}
