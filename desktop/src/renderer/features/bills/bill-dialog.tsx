import { inLanguage } from '@sufra/shared/localized-text'
import { add, formatMoney, type Dirhams } from '@sufra/shared/money'
import type { Bill, BillOrder } from '@sufra/shared/table-bill/bill'
import { readTableBill } from '@sufra/shared/table-bill/table-bill.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { CashDialog } from '../cash/take-cash-dialog.tsx'
import { useConnection } from '../../common/connection/connection.tsx'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { PrintBill } from './print-bill.tsx'
import { tableBillsKey } from './use-open-bills.ts'
import { sendForTable, useEndSitting } from './use-take-cash.ts'
import { useDownText } from '../../common/connection/down-cause.ts'

const Money = ({ amount, className = '' }: { amount: Dirhams; className?: string }) => {
  const { language } = useLanguage()
  return <bdi className={`figures ${className}`}>{formatMoney(amount, language)}</bdi>
}

const Fact = ({ label, amount }: { label: string; amount: Dirhams }) => (
  <p className="flex justify-between gap-3 text-sm text-ink-soft">
    <span>{label}</span>
    <Money amount={amount} />
  </p>
)

const OrderOnBill = ({ order }: { order: BillOrder }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <li className="rounded-card border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 pb-2 font-bold">
        <span>{t('bills.order', { number: order.orderNumber })}</span>
        {!order.isPayable && <span className="rounded-full bg-saffron-soft px-2 text-sm text-saffron">{t('bills.notAccepted')}</span>}
      </h3>
      <ul className="flex flex-col gap-1">
        {order.items.map(({ line, quantity, name, total }) => (
          <li key={line} className="flex gap-2">
            <span className="figures shrink-0 font-bold">{`${quantity} ×`}</span>
            <span className="min-w-0 grow">{inLanguage(name, language)}</span>
            <Money amount={total} className="shrink-0" />
          </li>
        ))}
      </ul>
      {order.paid + order.reserved > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          {order.paid > 0 && <Fact label={t('bills.paid')} amount={order.paid} />}
          {order.reserved > 0 && <Fact label={t('bills.reserved')} amount={order.reserved} />}
          <Fact label={t('bills.due')} amount={order.due} />
        </div>
      )}
    </li>
  )
}

const Orders = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <div className="flex flex-col gap-3">
      {bill.waiting > 0 && (
        <p className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
          {t('bills.waiting', { amount: formatMoney(bill.waiting, language) })}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {bill.orders.map((order) => (
          <OrderOnBill key={order._id} order={order} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 text-lg font-bold">
        <span>{t('bills.due')}</span>
        <Money amount={bill.due} />
      </p>
    </div>
  )
}

type Props = { tableId: string; tableNumber: number; onClose: () => void }

/** The bill of the party at a table: printed, taken in cash, and ended when the party has left. */
export const BillDialog = ({ tableId, tableNumber, onClose }: Props) => {
  const { t } = useTranslation()
  const downText = useDownText()
  const { language } = useLanguage()
  const [step, setStep] = useState<'bill' | 'cash' | 'left'>('bill')
  const ending = useEndSitting(onClose)
  const isOffline = useConnection().state === 'down'
  const {
    data: bill,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: [...tableBillsKey, tableId],
    queryFn: async () => readTableBill.reply.parse(await call(readTableBill, { params: { tableId } })).data,
    refetchOnMount: 'always',
  })
  const title = t('bills.name', { number: tableNumber })
  const back = () => setStep('bill')
  if (step === 'cash' && bill)
    return <CashDialog showsTaken title={title} due={bill.due} send={sendForTable(tableId, bill.due)} onClose={onClose} />
  if (step === 'left' && bill)
    return (
      <ConfirmDialog
        title={t('bills.leftTitle', { number: tableNumber })}
        subtitle={
          bill.orders.length === 0
            ? t('bills.leftText')
            : t('bills.leftUnpaid', { amount: formatMoney(add(bill.due, bill.waiting, bill.reserved), language) })
        }
        action={t('bills.left')}
        isBusy={ending.isPending}
        onConfirm={() => ending.mutate(tableId)}
        onClose={back}
      />
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={title}
      actions={
        bill && (
          <>
            {bill.isOpen && (
              <Button kind="secondary" disabled={isOffline} onClick={() => setStep('left')}>
                {t('bills.left')}
              </Button>
            )}
            {bill.orders.length > 0 && <PrintBill bill={bill} />}
            {bill.due > 0 && (
              <Button disabled={isOffline} onClick={() => setStep('cash')}>
                {t('bills.takeAll', { amount: formatMoney(bill.due, language) })}
              </Button>
            )}
          </>
        )
      }
    >
      {isOffline && (
        <p role="alert" className="mb-3 rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
          {downText(t('bills.offline'))}
        </p>
      )}
      {!bill && !error && <Skeleton className="h-40" />}
      {error && !bill && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {bill && bill.orders.length === 0 && <EmptyState icon={ReceiptText} title={t('bills.emptyTitle')} text={t('bills.emptyText')} />}
      {bill && bill.orders.length > 0 && <Orders bill={bill} />}
      {bill?.isOpen && bill.code !== null && (
        <p className="pt-3 text-sm text-ink-soft">
          <span>{t('bills.code')}</span> <bdi className="figures font-bold text-ink">{bill.code}</bdi>
        </p>
      )}
    </Dialog>
  )
}
