import { rollingDeploy } from '../../cloud-api/faults/rolling-deploy.ts'
import { logStep } from '../common/root.ts'
import { countChecks, type FaultPart } from './fault-part.ts'
import { holds, judgedColumns } from './judged.ts'

const deploys = 3

export const deployRolling: FaultPart = async ({ seed }) => {
  logStep(`Replacing two copies of the API one by one, ${deploys} times under load; half a minute`)
  const result = await rollingDeploy({ deploys, seed })
  const { replaced, retries, failedOrders, unknownMessages } = result
  console.table([{ replaced, retries, 'failed orders': failedOrders, 'unknown messages': unknownMessages, ...judgedColumns(result) }])
  return countChecks({
    'rolling deploy: the history holds': holds('rolling deploy', result),
    'rolling deploy: no order fails': failedOrders === 0,
    'rolling deploy: messages of a newer version were there': unknownMessages > 0,
  })
}
