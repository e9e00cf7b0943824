import { withoutDismissed, type ClosedByPlatform, type Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { closedInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { queryClient } from '../../common/api/query-client.ts'
import { refetchChanged } from '../../common/api/refetch.ts'

const queryKey = cachedResponseKey(listClosedByPlatform.path)
/** Milliseconds. At the end of a business day many orders are closed in a burst, which causes a single fetch. */
const refreshDelay = 250
const pollInterval = 10_000

/** Orders that the platform closed and that have not been dismissed. Dismissing them at one counter dismisses them at all. */
export const useClosedByPlatform = () => {
  const { t } = useTranslation()
  const { state } = useConnection()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const { data } = useQuery({
    queryKey,
    queryFn: async () => closedInDirhams((await call(listClosedByPlatform, {})).data),
    staleTime: Infinity,
    refetchInterval: state === 'live' ? false : pollInterval,
  })

  /** Fetches the orders again, at most once per `refreshDelay`. */
  const refresh = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refetchChanged(queryKey)
    }, refreshDelay)
  }

  const dismiss = ({ orderIds = [], businessDays = [] }: Partial<Dismissal>) => {
    const dismissal = { orderIds, businessDays }
    queryClient.setQueryData<ClosedByPlatform>(queryKey, (closed) => closed && withoutDismissed(closed, dismissal))
    call(dismissOrders, { body: dismissal }).catch((error: unknown) => {
      showError(error, t)
      refresh()
    })
  }

  return { closed: data, refresh, dismiss }
}
