import { formatMoney } from '@sufra/shared/money'
import type { OpenBill } from '@sufra/shared/table-bill/table-bill.routes'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Banknote, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillDialog } from './bill-dialog.tsx'
import { useTakeCashShare } from './use-take-cash.ts'
import { useConnection } from '../../common/connection/connection.tsx'

type CardProps = { bill: OpenBill; onDismiss: (bill: OpenBill) => void; onOpen: () => void }

const BillCard = ({ bill, onDismiss, onOpen }: CardProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const taking = useTakeCashShare()
  const isOffline = useConnection().state === 'down'
  const { tableNumber: number, requestedAt, due, cashShares } = bill
  return (
    <li>
      <section
        aria-label={t('bills.name', { number })}
        className="flex h-full flex-col gap-2 rounded-card border-2 border-saffron bg-card p-4"
      >
        <p className="flex items-center gap-2 text-lg font-bold">
          <HandCoins aria-hidden className="size-5 shrink-0 text-saffron" />
          <span>{requestedAt === null ? t('bills.table', { number }) : t('bills.requestsBill', { number })}</span>
        </p>
        <p className="flex flex-wrap justify-between gap-2">
          <span>{due > 0 ? t('bills.due') : t('bills.nothingDue')}</span>
          {due > 0 && <bdi className="figures font-bold">{formatMoney(due, language)}</bdi>}
        </p>
        {cashShares.map(({ paymentId, amount }) => (
          <p key={paymentId} className="flex flex-wrap items-center gap-2 rounded-card bg-raised p-2 text-sm font-semibold">
            <Banknote aria-hidden className="size-5 shrink-0" />
            <span className="min-w-0 grow basis-24">{t('bills.cashShare', { amount: formatMoney(amount, language) })}</span>
            <Button
              kind="secondary"
              aria-label={t('bills.takeTable', { amount: formatMoney(amount, language), number })}
              disabled={isOffline}
              isBusy={taking.isPending && taking.variables.paymentId === paymentId}
              onClick={() => taking.mutate({ paymentId, amount })}
            >
              {t('bills.take', { amount: formatMoney(amount, language) })}
            </Button>
          </p>
        ))}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <Button className="grow" aria-label={t('bills.openTable', { number })} onClick={onOpen}>
            {t('bills.open')}
          </Button>
          {requestedAt !== null && (
            <Button kind="secondary" disabled={isOffline} aria-label={t('bills.dismissTable', { number })} onClick={() => onDismiss(bill)}>
              {t('bills.dismiss')}
            </Button>
          )}
        </div>
      </section>
    </li>
  )
}

/** Tables that ask for their bill, and shares in cash; shown at every counter until they are dismissed or taken at one of them. */
export const OpenBills = ({ bills, onDismiss }: { bills: OpenBill[]; onDismiss: (bill: OpenBill) => void }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Pick<OpenBill, 'tableId' | 'tableNumber'>>()
  return (
    <>
      {bills.length > 0 && (
        <section aria-label={t('bills.title')} className="mx-4 mt-4 rounded-card bg-saffron-soft p-3">
          <ul className="grid max-h-[45vh] grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-3 overflow-y-auto">
            {bills.map((bill) => (
              <BillCard key={bill.tableId} bill={bill} onDismiss={onDismiss} onOpen={() => setOpened(bill)} />
            ))}
          </ul>
        </section>
      )}
      {opened && <BillDialog tableId={opened.tableId} tableNumber={opened.tableNumber} onClose={() => setOpened(undefined)} />}
    </>
  )
}
