// The tables that ask for their bill. The feed says only that a bill has changed, so that they are read from the cloud.
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { listOpenBills } from '@sufra/shared/table-bill/table-bill.routes'
import { billCallsOf, type CallingTable, type TableCall } from '@sufra/shared/waiter/table-calls'
import { textOf, type Cloud } from '../gateway/cloud.ts'

type Deps = {
  cloud: Pick<Cloud, 'request'>
  /** Called after the tables were read. */
  onRead: () => void
}

export const createBillCalls = ({ cloud, onRead }: Deps) => {
  let tables: CallingTable[] = []
  let reading = 0

  /** Without a response the known ones stay: the next connection reads them again. */
  const read = async (): Promise<void> => {
    reading += 1
    const own = reading
    const answer = await cloud.request({ method: 'GET', path: listOpenBills.path })
    if (answer?.status !== 200 || own !== reading) return
    tables = (JSON.parse(textOf(answer)) as { data: CallingTable[] }).data // our own server's response to listOpenBills
    onRead()
  }

  return {
    read,
    calls: (): TableCall[] => billCallsOf(tables),
    handleEvent: ({ event, data }: FeedEnvelope): void => {
      if (event !== 'table_bill_changed' || data.reason === 'payment') return
      // What was acknowledged or is over is not sent again, even if it cannot be read now.
      if (data.reason !== 'asked') tables = tables.filter(({ tableId }) => tableId !== data.tableId)
      else void read()
    },
  }
}
