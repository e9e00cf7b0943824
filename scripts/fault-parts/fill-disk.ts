import { fillDisk } from '../../cloud-api/faults/fill-disk.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

const fills = 3
/** Maximum milliseconds from free space until orders are taken again. */
const maxResume = 2_000

export const fillApiDisk: FaultPart = async ({ seed }) => {
  logStep(`Filling the disk under the embedded database ${fills} times; half a minute`)
  const result = await fillDisk({ fills, seed })
  if (!result) return countChecks({}, ['the API’s disk full: no small disk can be mounted here (Linux, as root)'])
  const { busy, failed, readyRequests, readyUnavailable, resumed } = result
  console.table([
    {
      fills,
      'answers 503': busy,
      'answers 500': failed,
      '/ready 503': `${readyUnavailable} of ${readyRequests}`,
      'slowest ms to orders': Math.max(...resumed),
      ...judgedColumns(result),
    },
  ])
  return countChecks({
    'the API’s disk full: the history holds, no half orders': holds('disk full', result),
    'the API’s disk full: orders are answered with 503, never with 500': busy > 0 && failed === 0,
    'the API’s disk full: /ready says 503 meanwhile': readyRequests > 0 && readyUnavailable === readyRequests,
    [`the API’s disk full: orders are taken within ${maxResume} ms of free space`]: resumed.every((each) => each <= maxResume),
  })
}
