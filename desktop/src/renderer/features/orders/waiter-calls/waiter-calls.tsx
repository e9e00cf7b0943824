import type { CounterOrder } from '@sufra/shared/orders/order'
import { openCalls } from '@sufra/shared/waiter/waiter-call'
import { answerWaiterCall } from '@sufra/shared/waiter/waiter.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { clockTime } from '../../../common/dates/clock-time.ts'
import { useTick } from '../card/use-tick.ts'

/** Minutes and seconds since the call. Only this component is rendered each second. */
const WaitingTime = ({ since }: { since: string }) => {
  const { t } = useTranslation()
  const time = useTick((now) => clockTime(Math.max(0, now - Date.parse(since))))
  return (
    <span className="text-sm font-semibold text-ink-soft">
      <span>{t('calls.waiting')}</span>{' '}
      <bdi dir="ltr" className="figures">
        {time}
      </bdi>
    </span>
  )
}

const WaiterCall = ({ order: { orderId, orderNumber, tableNumber, waiterCalledAt = '' } }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const number = tableNumber ?? ''
  const answer = useMutation({
    mutationFn: () => call(answerWaiterCall, { params: { orderId }, body: { waiterCalledAt } }),
    onError: (error) => showError(error, t),
  })
  return (
    <li className="flex items-center gap-3 rounded-card border-2 border-saffron bg-card py-1 ps-3 pe-1">
      <ConciergeBell aria-hidden className="size-6 shrink-0 text-saffron" />
      <span className="flex min-w-0 grow flex-col">
        <b className="text-lg leading-tight">{t('calls.table', { number })}</b>
        <span className="flex flex-wrap gap-x-2">
          <bdi className="figures text-sm text-ink-soft">{`#${orderNumber}`}</bdi>
          <WaitingTime since={waiterCalledAt} />
        </span>
      </span>
      <Button
        aria-label={t('calls.answerTable', { number })}
        disabled={isOffline}
        isBusy={answer.isPending || answer.isSuccess}
        onClick={() => answer.mutate()}
      >
        {t('calls.answer')}
      </Button>
    </li>
  )
}

/** Tables that call a waiter; shown on every page of every counter until one of them answers. */
export const WaiterCalls = ({ orders }: { orders: readonly CounterOrder[] }) => {
  const { t } = useTranslation()
  const calls = openCalls(orders)
  if (calls.length === 0) return null
  return (
    <section aria-label={t('calls.title')} className="border-b border-line bg-saffron-soft px-4 py-2 print:hidden">
      <ul className="grid max-h-[30vh] grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-2 overflow-y-auto">
        {calls.map((order) => (
          <WaiterCall key={`${order.orderId} ${order.waiterCalledAt}`} order={order} />
        ))}
      </ul>
    </section>
  )
}
