// Tables that ask for their bill. The feed reports only that a bill has changed, so they are fetched from the cloud.
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { listOpenBills } from '@sufra/shared/table-bill/table-bill.routes'
import { billCallsOf, type CallingTable, type TableCall } from '@sufra/shared/waiter/table-calls'
import { textOf, type Cloud } from '../cloud/cloud.ts'

type Deps = {
  cloud: Pick<Cloud, 'request'>
  /** Called after the tables were read. */
  onRead: () => void
}

export const createBillCalls = ({ cloud, onRead }: Deps) => {
  let tables: CallingTable[] = []
  let reading = 0

  /** Fetches the tables. Without a response the known tables stay, and the next connection fetches them again. */
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
      // Acknowledged and finished requests are not sent again, even if the list cannot be fetched now.
      if (data.reason !== 'asked') tables = tables.filter(({ tableId }) => tableId !== data.tableId)
      else void read()
    },
  }
}
