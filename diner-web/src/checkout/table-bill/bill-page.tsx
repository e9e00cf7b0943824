import { dirhams, formatMoney } from '@sufra/shared/money'
import type { Bill } from '@sufra/shared/table-bill/bill'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { restaurantPath, useSession } from '../../common/session/session.ts'
import { Page } from '../../common/ui/page.tsx'
import { Money } from '../../common/ui/price.tsx'
import { AddCardSheet } from '../card/add-card-sheet.tsx'
import { CashRow } from '../cash/cash-row.tsx'
import { MethodList } from '../methods/method-list.tsx'
import { choose, forgetCash, type PaymentChoice } from '../methods/payment-choice.ts'
import { MethodAndAmount, TextAndAmount } from '../methods/method-name.tsx'
import { useMethods, type Methods } from '../methods/use-methods.ts'
import { AddUpiSheet } from '../upi/add-upi-sheet.tsx'
import { BillOrders } from './bill-orders.tsx'
import { useBill, useLiveBill } from './bill-query.ts'
import { JoinParty } from './join-party.tsx'
import { PaymentPanels } from './payment-panels.tsx'
import { RequestBill } from './request-bill.tsx'
import { useRunningPayment } from './running-payment.ts'
import { ShareChoice } from './share-choice.tsx'
import { TokenSheet, type TokenChoice } from './token-sheet.tsx'
import { useFollowedPayment, usePayShare } from './use-pay-share.ts'
import { useShare, type ShareState } from './use-share.ts'

const needsToken = (choice: PaymentChoice | undefined): choice is TokenChoice => choice?.kind === 'wallet' || choice?.kind === 'upi'

type PayProps = { methods: Methods; share: ShareState; isDisabled: boolean; isBusy: boolean; onPay: () => void }

/** The button that pays, with the method and the amount; for cash, a hint to pay at the counter. */
const PayButton = ({ methods: { chosen, cards }, share: { amount }, isDisabled, isBusy, onPay }: PayProps) => {
  const { t } = useTranslation()
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <Button size="large" className="w-full" disabled={isDisabled || amount <= 0 || !chosen} isBusy={isBusy} onClick={onPay}>
        {chosen && chosen.kind !== 'cash' ? (
          <MethodAndAmount chosen={chosen} cards={cards} amount={amount} />
        ) : (
          <TextAndAmount text={chosen ? t('bill.payCash') : t('payment.payNow')} amount={amount} />
        )}
      </Button>
    </div>
  )
}

/** The table and its amount due. */
const Totals = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const own = bill.ownPayments.reduce((sum, { amount }) => sum + amount, 0)
  const others = bill.reserved - own
  return (
    <section aria-live="polite" className="px-4 pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
        <span>{t('menu.table', { number: bill.tableNumber })}</span>
        <span>
          <span>{t('bill.due')}</span> <Money amount={bill.due} className="font-semibold text-ink" />
        </span>
      </p>
      {bill.waiting > 0 && <p className="text-sm text-saffron">{t('bill.waiting', { amount: formatMoney(bill.waiting, language) })}</p>}
      {others > 0 && <p className="text-sm text-ink-soft">{t('bill.othersPay', { amount: formatMoney(dirhams(others), language) })}</p>}
    </section>
  )
}

/** The code with which others at the table join the party. */
const Code = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  return (
    <p className="mx-4 mb-4 flex flex-wrap items-center gap-x-3 rounded-card bg-raised px-4 py-3">
      <span className="min-w-0 grow basis-40">
        <b className="block text-sm font-semibold">{t('bill.code')}</b>
        <span className="block text-sm text-ink-soft">{t('bill.codeText')}</span>
      </span>
      <bdi className="figures text-xl font-bold tracking-widest">{code}</bdi>
    </p>
  )
}

/** The amount due, and the ways to share and pay it. */
const OpenBill = ({ bill, share }: { bill: Bill; share: ReturnType<typeof useShare> }) => {
  const { t } = useTranslation()
  const isDisabled = !useOnline()
  const methods = useMethods('last')
  const pay = usePayShare(share)
  const [sheet, setSheet] = useState<'card' | 'upi' | 'token'>()
  const { key, isSending } = useRunningPayment()
  const { chosen, source, gateway, hosted, takesCash } = methods
  // The outcome of a payment must be closed before the next one is chosen, so that no second tap is charged twice.
  const mayChoose = key === '' && bill.due > 0
  const isCash = chosen?.kind === 'cash'
  const closeSheet = () => setSheet(undefined)
  useEffect(forgetCash, [])
  const payNow = () => {
    if (chosen) choose(chosen)
    return isCash || source ? void pay(source) : setSheet('token')
  }
  const cash = takesCash && (
    <CashRow isChosen={isCash}>
      <p className="text-sm text-ink-soft">{t('bill.cashText')}</p>
    </CashRow>
  )
  return (
    <>
      <Totals bill={bill} />
      {mayChoose && <ShareChoice bill={bill} share={share} isDisabled={isDisabled} />}
      <BillOrders bill={bill} share={share} isDisabled={isDisabled || !mayChoose} />
      <div className="h-4" />
      {mayChoose && (
        <MethodList
          methods={methods}
          isDisabled={isDisabled}
          onAddCard={() => setSheet('card')}
          onAddUpi={() => setSheet('upi')}
          cash={cash}
        />
      )}
      {bill.isOpen && <RequestBill bill={bill} />}
      {bill.isOpen && bill.code !== null && <Code code={bill.code} />}
      {mayChoose && <PayButton methods={methods} share={share} isDisabled={isDisabled} isBusy={isSending} onPay={payNow} />}
      {sheet === 'upi' && <AddUpiSheet onClose={closeSheet} />}
      {sheet === 'card' && gateway && <AddCardSheet gateway={gateway} amount={share.amount} onClose={closeSheet} />}
      {sheet === 'token' && hosted && needsToken(chosen) && (
        <TokenSheet chosen={chosen} hosted={hosted} amount={share.amount} onToken={(token) => void pay(token)} onClose={closeSheet} />
      )}
    </>
  )
}

/** The bill of the table: all its orders that are paid later, and the phone's share of them. */
export const BillPage = () => {
  const { t } = useTranslation()
  const session = useSession()
  const { data: bill, error, refetch, isFetching } = useBill()
  const share = useShare(bill)
  useLiveBill()
  useFollowedPayment()
  const isEmpty = session.tableId === '' || (bill && bill.orders.length === 0 && !bill.needsCode)
  return (
    <Page title={t('bill.title')} backTo={restaurantPath(session)}>
      <PaymentPanels />
      {bill && bill.orders.length === 0 && <p className="px-4 pt-4 font-semibold">{t('menu.table', { number: bill.tableNumber })}</p>}
      {session.tableId !== '' && !bill && !error && <Skeleton className="m-4 h-72" />}
      {error && !bill && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {isEmpty && <EmptyState icon={ReceiptText} title={t('bill.emptyTitle')} text={t('bill.emptyText')} />}
      {bill?.needsCode && <JoinParty />}
      {bill && bill.orders.length > 0 && <OpenBill bill={bill} share={share} />}
    </Page>
  )
}
