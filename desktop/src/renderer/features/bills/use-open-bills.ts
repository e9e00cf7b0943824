// Tables that have asked for their bill, or have a share in cash to be taken.
import { isStaleAfter } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { dismissBillRequest, listOpenBills, type OpenBill } from '@sufra/shared/table-bill/table-bill.routes'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { refetchChanged } from '../../common/api/refetch.ts'
import { useConnection } from '../../common/connection/connection.tsx'

const queryKey = ['open-bills']
/** Prefix of the query keys of the tables' bills. */
export const tableBillsKey = ['table-bill']
const pollInterval = 10_000

export const useOpenBills = () => {
  const { t } = useTranslation()
  const { state } = useConnection()
  const { data } = useQuery({
    queryKey,
    queryFn: async () => listOpenBills.reply.parse(await call(listOpenBills, {})).data,
    refetchInterval: state === 'live' ? false : pollInterval,
  })

  const refresh = () => {
    void refetchChanged(queryKey)
    void refetchChanged(tableBillsKey)
  }

  const handleEvent = (envelope: FeedEnvelope) => {
    if (isStaleAfter(envelope, 'bills')) refresh()
  }

  /** Dismisses the request on all counters. */
  const dismissRequest = ({ tableId, requestedAt }: OpenBill) => {
    if (requestedAt === null) return
    call(dismissBillRequest, { params: { tableId }, body: { requestedAt } }).then(refresh, (error: unknown) => showError(error, t))
  }

  return { bills: data ?? [], refresh, handleEvent, dismissRequest }
}
