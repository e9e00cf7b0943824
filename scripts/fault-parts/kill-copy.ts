import { killCopy } from '../../cloud-api/faults/kill-copy.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

const kills = 8

export const killOneCopy: FaultPart = async ({ seed }) => {
  logStep(`Killing one of two API instances ${kills} times under load (takes half a minute)`)
  const result = await killCopy({ kills, seed })
  const { givenUp, failed, p99 } = result
  console.table([{ kills, 'p99 ms to a counter, its copy’s outage included': p99, 'never answered': givenUp, ...judgedColumns(result) }])
  return countChecks({
    'one of two instances killed: the history holds, at the counters too': holds('one of two instances killed', result),
    'one of two instances killed: each order was taken': givenUp === 0 && failed === 0,
  })
}
