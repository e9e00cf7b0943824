import { ApiError } from '@sufra/shared/contract/api-error'
import type { Order } from '@sufra/shared/orders/order'
import { isCallAnswered, secondsUntilNextCall } from '@sufra/shared/waiter/waiter-call'
import type { callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { showError, showFailure } from '@sufra/shared/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { CallStatus } from '../../common/calls/call-status.tsx'
import { updateSession } from '../../common/session/session.ts'
import { orderQueryKey, storeOrder } from '../order-query.ts'
import '../order-page.css'

const second = 1_000
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Seconds to wait after a refusal, because another phone of the table has called. */
const waitOf = (error: unknown): number => {
  const details = error instanceof ApiError ? error.reply.details : undefined
  return typeof details === 'object' && details !== null && 'waitSeconds' in details ? Number(details.waitSeconds) : 0
}

/** Seconds until this table may call again, by the server's clock; also in the session (spec §3). */
const useTimeLeft = ({ waiterCalledAt }: Order, tableWaitsUntil: number): number => {
  const now = useNow(second)
  const left = Math.max(secondsUntilNextCall(waiterCalledAt, now), Math.ceil((tableWaitsUntil - now) / second), 0)
  useEffect(() => {
    updateSession(() => ({ buzzerActive: left > 0, timeLeft: left }))
  }, [left])
  return left
}

/** Calls a waiter to the table; the next call is possible after a minute. Without a network the call is not sent, not even later. */
export const CallWaiter = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [tableWaitsUntil, setTableWaitsUntil] = useState(0)
  const left = useTimeLeft(order, tableWaitsUntil)
  const { orderId, waiterCalledAt } = order
  const request = useMutation({
    networkMode: 'always',
    mutationFn: () => call<typeof callWaiter>({ method: 'POST', path: '/api/orders/:orderId/waiter' }, { params: { orderId }, body: {} }),
    onSuccess: ({ data }) => storeOrder(queries, data),
    onError: (error) => {
      showError(error, t)
      const seconds = waitOf(error)
      if (seconds === 0) return
      setTableWaitsUntil(serverNow() + seconds * second)
      // The response to an earlier tap may have been lost.
      void queries.invalidateQueries({ queryKey: orderQueryKey(orderId) })
    },
  })
  const tap = () => (navigator.onLine ? request.mutate() : showFailure(t('waiter.offline')))
  return (
    <>
      <button
        type="button"
        disabled={left > 0 || request.isPending}
        aria-busy={request.isPending}
        onClick={tap}
        className="order-action disabled:opacity-55"
      >
        <ConciergeBell aria-hidden className="size-6 shrink-0 text-brand" />
        {left > 0 ? (
          <span>
            <span>{t('waiter.again')}</span>{' '}
            <bdi dir="ltr" className="figures">
              {clock(left)}
            </bdi>
          </span>
        ) : (
          <span>{t('waiter.call')}</span>
        )}
      </button>
      <p role="status">
        {waiterCalledAt !== undefined && (
          <CallStatus
            call={{ calledAt: waiterCalledAt, acknowledgedAt: isCallAnswered(order) ? order.waiterComingAt : order.waiterAcknowledgedAt }}
            isUnreachable={request.data?.isUnreachable === true}
            acknowledged={t(isCallAnswered(order) ? 'waiter.coming' : 'waiter.called')}
          />
        )}
      </p>
    </>
  )
}
