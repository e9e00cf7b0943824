import { newId } from '@sufra/shared/new-id'
import { mayCancelAfterwards, reopenProblem } from '@sufra/shared/orders/closing/after-closing'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { promisedMinutes } from '@sufra/shared/orders/order-status'
import { cancelDelivered, reopenOrder } from '@sufra/shared/orders/order.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showError, showNote } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { paymentsKey } from '../refunds/use-order-payments.ts'
import { CancelReasonList } from './cancel-reason-list.tsx'
import { RadioList } from '../../common/forms/radio-list.tsx'

/** Sends a change of a closed order. Repeating it after a lost response uses the same key. Returns whether it was made. */
const useSend = ({ orderId }: CounterOrder) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const key = useRef(newId())
  const send = async (request: (options: { idempotencyKey: string }) => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true)
    try {
      await request({ idempotencyKey: key.current })
      return true
    } catch (error) {
      showError(error, t)
      key.current = newId()
      return false
    } finally {
      setIsBusy(false)
      void queries.invalidateQueries({ queryKey: paymentsKey(orderId) })
    }
  }
  return { isBusy, send }
}

type DialogProps = { order: CounterOrder; onDone: () => void; onClose: () => void }

const CancelDeliveredDialog = ({ order, onDone, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const { orderId, orderNumber } = order
  const { isBusy, send } = useSend(order)
  const [reason, setReason] = useState<CancelReason>()
  const cancel = async () => {
    if (!reason || !(await send((options) => call(cancelDelivered, { params: { orderId }, body: { reason } }, options)))) return
    showNote(t('board.closed.cancelled', { number: orderNumber }))
    onDone()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('board.cancelTitle', { number: orderNumber })}
      description={t('refunds.closed.cancelText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('board.keepOrder')}
          </Button>
          <Button kind="danger" disabled={!reason} isBusy={isBusy} onClick={() => void cancel()}>
            {t('board.cancelOrder')}
          </Button>
        </>
      }
    >
      <CancelReasonList status={order.status} chosen={reason} onChange={setReason} />
    </Dialog>
  )
}

const minuteChoices = promisedMinutes.map(String)

/** An order that was never accepted needs the minutes until it is ready. */
const ReopenDialog = ({ order, onDone, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const { orderId, orderNumber, acceptedAt } = order
  const { isBusy, send } = useSend(order)
  const [chosen, setChosen] = useState<string>()
  const minutes = chosen === undefined ? undefined : Number(chosen)
  const reopen = async () => {
    if (!(await send((options) => call(reopenOrder, { params: { orderId }, body: { minutes } }, options)))) return
    showNote(t('refunds.closed.reopened', { number: orderNumber }))
    onDone()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('refunds.closed.reopenTitle', { number: orderNumber })}
      description={t(acceptedAt ? 'refunds.closed.reopenText' : 'refunds.closed.reopenMinutes')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('refunds.closed.keep')}
          </Button>
          <Button disabled={!acceptedAt && minutes === undefined} isBusy={isBusy} onClick={() => void reopen()}>
            {t('refunds.closed.reopen')}
          </Button>
        </>
      }
    >
      {!acceptedAt && (
        <RadioList
          legend={t('refunds.closed.reopenMinutes')}
          name="minutes"
          options={minuteChoices.map((value) => ({ value, label: t('refunds.closed.minutes', { number: value }) }))}
          chosen={chosen}
          onChange={setChosen}
          className="pt-3"
        />
      )}
    </Dialog>
  )
}

type Props = {
  order: CounterOrder
  /** Whether the signed-in member may refund, and so cancel a delivered order. */
  mayRefund: boolean
  onReopened: () => void
}

/** The remaining actions on a closed order: cancelling a delivered one, and reopening. Both need a connection. */
export const ClosedOrderActions = ({ order, mayRefund, onReopened }: Props) => {
  const { t } = useTranslation()
  const isOffline = useConnection().state === 'down'
  const [opened, setOpened] = useState<'cancel' | 'reopen'>()
  const close = () => setOpened(undefined)
  return (
    <>
      {mayRefund && mayCancelAfterwards(order.status) && (
        <Button kind="danger" disabled={isOffline} onClick={() => setOpened('cancel')}>
          {t('board.cancelOrder')}
        </Button>
      )}
      {reopenProblem(order) === undefined && (
        <Button kind="secondary" disabled={isOffline} onClick={() => setOpened('reopen')}>
          {t('refunds.closed.reopen')}
        </Button>
      )}
      {opened === 'cancel' && <CancelDeliveredDialog order={order} onDone={close} onClose={close} />}
      {opened === 'reopen' && (
        <ReopenDialog
          order={order}
          onClose={close}
          onDone={() => {
            close()
            onReopened()
          }}
        />
      )}
    </>
  )
}
