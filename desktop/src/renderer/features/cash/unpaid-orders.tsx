import { writeOff, type DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { dueOf } from '@sufra/shared/cash/take-cash'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { add, formatMoney, toDirhams, zero } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { CashAmount } from './amount.tsx'
import { TakeCashDialog } from './take-cash-dialog.tsx'
import { sendForOrder } from './use-take-cash.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Problem, Section } from './cash-text.tsx'
import { useCashCall } from './use-cash.ts'

/** Number of orders above which a search helps. */
const fewOrders = 5

type DialogProps = { order: CounterOrder; onClose: () => void }

/** Writes off the amount due of an order, with a reason. */
const WriteOffDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const { send, isBusy, problem } = useCashCall()
  const submit = async () => {
    setSubmitted(true)
    if (reason.trim() === '') return
    const params = { orderId: order.orderId }
    if (await send({ ...params, reason }, (options) => call(writeOff, { params, body: { reason } }, options))) onClose()
  }
  return (
    <ConfirmDialog
      isDanger
      title={t('cash.writeOffTitle', { number: order.orderNumber })}
      subtitle={t('cash.writeOffText', { amount: formatMoney(dueOf(order), language) })}
      action={t('cash.writeOff')}
      isBusy={isBusy}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={t('board.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isSubmitted && reason.trim() === '' ? t('refusals.cash.note_required') : undefined}
      />
      <Problem text={problem} />
    </ConfirmDialog>
  )
}

/** Takes the exact cash of each order, one after the other; failed ones stay in the list. */
const TakeAllDialog = ({ orders, onClose }: { orders: CounterOrder[]; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { send, isBusy, problem } = useCashCall()
  const amount = formatMoney(add(zero, ...orders.map(dueOf)), language)
  const takeAll = async () => {
    const taken = await send(
      orders.map(({ orderId }) => orderId),
      async () => {
        for (const order of orders) await sendForOrder(order)(dueOf(order), newId())
        return true
      },
    )
    if (taken) onClose()
  }
  return (
    <ConfirmDialog
      title={t('cash.takeAllTitle')}
      subtitle={t('cash.takeAllText', { amount })}
      action={t('cash.takeAll', { amount })}
      isBusy={isBusy}
      onConfirm={() => void takeAll()}
      onClose={onClose}
    >
      <Problem text={problem} />
    </ConfirmDialog>
  )
}

/** Delivered orders that are neither paid nor written off. Each must be decided before the day is closed. */
export const UnpaidOrders = ({ orders: onWire, total }: { orders: DrawerOnWire['unpaid']; total: DrawerOnWire['unpaidTotal'] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const when = useDateTimeText()
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<{ kind: 'take' | 'writeOff'; order: CounterOrder } | { kind: 'all' }>()
  const mayWriteOff = useMay()('day.close')
  const orders = onWire.map(orderInDirhams)
  const wanted = withLatinDigits(search).toLocaleLowerCase().trim()
  const shown = orders.filter(({ orderNumber, tableNumber, customerDetails: { customerName } }) =>
    `${orderNumber} ${tableNumber ?? ''} ${customerName}`.toLocaleLowerCase().includes(wanted),
  )
  const close = () => setDialog(undefined)
  const all = total
    ? { count: total.count, amount: toDirhams(total.amount) }
    : { count: orders.length, amount: add(zero, ...orders.map(dueOf)) }
  const more = all.count - orders.length
  if (orders.length === 0 && !dialog) return null
  return (
    <>
      <Section
        title={t('cash.unpaid')}
        actions={
          shown.length > 1 && (
            <Button kind="secondary" onClick={() => setDialog({ kind: 'all' })}>
              {t('cash.takeAll', { amount: formatMoney(add(zero, ...shown.map(dueOf)), language) })}
            </Button>
          )
        }
      >
        <p className="font-bold text-red">{t('cash.unpaidSum', { number: all.count, amount: formatMoney(all.amount, language) })}</p>
        {more > 0 && <p className="text-ink-soft">{t('cash.unpaidMore', { number: more })}</p>}
        {orders.length > fewOrders && (
          <TextInput label={t('board.search')} value={search} onChange={(event) => setSearch(event.target.value)} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
        <ul tabIndex={0} aria-label={t('cash.unpaid')} className="max-h-96 divide-y divide-line overflow-y-auto text-sm">
          {shown.map((order) => (
            <li key={order.orderId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="min-w-0 grow">
                <span className="font-semibold">{t('cash.order', { number: order.orderNumber })}</span>
                {order.tableNumber !== null && <span>{` · ${t('board.table', { number: order.tableNumber })}`}</span>}
                <span className="block text-ink-soft">{`${when(order.placedAt)} · ${order.customerDetails.customerName}`}</span>
              </span>
              <CashAmount amount={dueOf(order)} className="font-bold text-red" />
              {mayWriteOff && (
                <Button kind="quiet" onClick={() => setDialog({ kind: 'writeOff', order })}>
                  {t('cash.writeOff')}
                </Button>
              )}
              <Button kind="secondary" onClick={() => setDialog({ kind: 'take', order })}>
                {t('cash.take')}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      {dialog?.kind === 'take' && <TakeCashDialog order={dialog.order} onClose={close} />}
      {dialog?.kind === 'writeOff' && <WriteOffDialog order={dialog.order} onClose={close} />}
      {dialog?.kind === 'all' && <TakeAllDialog orders={shown} onClose={close} />}
    </>
  )
}
