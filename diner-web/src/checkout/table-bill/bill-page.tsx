import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { dirhams, formatMoney } from '@sufra/shared/money'
import { errorText } from '@sufra/shared/refusals/error-text'
import type { Bill } from '@sufra/shared/table-bill/bill'
import { joinBill } from '@sufra/shared/table-bill/table-bill.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Banknote, ReceiptText } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { restaurantPath, useSession } from '../../common/session/session.ts'
import { Page } from '../../common/ui/page.tsx'
import { Money } from '../../common/ui/price.tsx'
import { AddCardSheet } from '../card/add-card-sheet.tsx'
import { MethodList } from '../methods/method-list.tsx'
import type { PaymentChoice } from '../methods/payment-choice.ts'
import { withVisit } from '../../common/session/with-visit.ts'
import { useMethods } from '../methods/use-methods.ts'
import { AddUpiSheet } from '../upi/add-upi-sheet.tsx'
import { BillOrders } from './bill-orders.tsx'
import { useBill, useLiveBill, useSetBill } from './bill-query.ts'
import { PaymentPanels } from './payment-panels.tsx'
import { RequestBill } from './request-bill.tsx'
import { useRunningPayment } from './running-payment.ts'
import { ShareChoice } from './share-choice.tsx'
import { TokenSheet, type TokenChoice } from './token-sheet.tsx'
import { useFollowedPayment, usePayShare } from './use-pay-share.ts'
import { useShare } from './use-share.ts'

const needsToken = (choice: PaymentChoice | undefined): choice is TokenChoice => choice?.kind === 'wallet' || choice?.kind === 'upi'

const Totals = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const own = bill.ownPayments.reduce((sum, { amount }) => sum + amount, 0)
  const others = bill.reserved - own
  return (
    <section aria-live="polite" className="m-4 mb-0 rounded-card border border-line bg-card p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t('bill.due')}</span>
        <Money amount={bill.due} className="text-2xl font-bold" />
      </p>
      {bill.waiting > 0 && (
        <p className="pt-1 text-sm text-saffron">{t('bill.waiting', { amount: formatMoney(bill.waiting, language) })}</p>
      )}
      {others > 0 && (
        <p className="pt-1 text-sm text-ink-soft">{t('bill.othersPay', { amount: formatMoney(dirhams(others), language) })}</p>
      )}
    </section>
  )
}

/** The code by which others at the table join the party. */
const Code = ({ code }: { code: string }) => {
  const { t } = useTranslation()
  return (
    <p className="mx-4 mt-4 flex flex-wrap items-center gap-x-3 rounded-card bg-raised p-4">
      <span className="min-w-0 grow basis-40">
        <b className="block font-semibold">{t('bill.code')}</b>
        <span className="block text-sm text-ink-soft">{t('bill.codeText')}</span>
      </span>
      <bdi className="figures text-2xl font-bold tracking-widest">{code}</bdi>
    </p>
  )
}

/** Of a phone that has ordered nothing at a table where others have. */
const JoinParty = () => {
  const { t } = useTranslation()
  const setBill = useSetBill()
  const restaurantId = useSession((session) => session.restaurantId)
  const [code, setCode] = useState('')
  const join = useMutation({
    mutationFn: () => withVisit(async (visit) => (await call(joinBill, { body: { restaurantId, visit, code } })).data),
    onSuccess: setBill,
  })
  return (
    <form
      className="m-4 flex flex-col gap-3 rounded-card border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        join.mutate()
      }}
    >
      <h2 className="font-bold">{t('bill.joinTitle')}</h2>
      <p className="text-sm text-ink-soft">{t('bill.joinText')}</p>
      <TextInput
        label={t('bill.code')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={join.error ? errorText(join.error, t) : undefined}
        after={
          <Button type="submit" isBusy={join.isPending} disabled={code.trim().length < 4}>
            {t('bill.join')}
          </Button>
        }
      />
    </form>
  )
}

/** What is due, the ways to share it and to pay. */
const OpenBill = ({ bill, share }: { bill: Bill; share: ReturnType<typeof useShare> }) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const methods = useMethods()
  const pay = usePayShare(share)
  const [sheet, setSheet] = useState<'card' | 'upi' | 'token'>()
  const { key, isSending } = useRunningPayment()
  const { chosen, source, gateway, hosted } = methods
  // What has become of a payment is closed before the next one is chosen: no button charges twice for a second tap.
  const mayChoose = key === '' && bill.due > 0
  const isDisabled = !isOnline
  const mayPay = !isDisabled && share.amount > 0
  const closeSheet = () => setSheet(undefined)
  const payNow = () => (source ? void pay(source) : setSheet('token'))
  return (
    <>
      <Totals bill={bill} />
      {mayChoose && <ShareChoice bill={bill} share={share} isDisabled={isDisabled} />}
      <BillOrders bill={bill} share={share} isDisabled={isDisabled || !mayChoose} />
      {bill.isOpen && <RequestBill bill={bill} />}
      {bill.isOpen && bill.code !== null && <Code code={bill.code} />}
      {mayChoose && (
        <>
          <MethodList methods={methods} isDisabled={isDisabled} onAddCard={() => setSheet('card')} onAddUpi={() => setSheet('upi')} />
          <section className="mx-4 mb-5">
            <button
              type="button"
              disabled={!mayPay}
              onClick={() => void pay(undefined)}
              className="flex min-h-16 w-full items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-start transition-colors duration-150 hover:bg-raised disabled:opacity-55"
            >
              <span className="grid h-9 w-12 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand">
                <Banknote aria-hidden className="size-5" />
              </span>
              <span className="flex min-w-0 grow flex-col">
                <b className="font-semibold">{t('bill.cash')}</b>
                <span className="text-sm text-ink-soft">{t('bill.cashText')}</span>
              </span>
            </button>
          </section>
          <div className="sticky bottom-0 z-10 mt-auto border-t border-line bg-card p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            <Button
              size="large"
              className="w-full flex-wrap justify-between!"
              disabled={!mayPay || !chosen}
              isBusy={isSending}
              onClick={payNow}
            >
              <span>{t('bill.pay')}</span>
              <Money amount={share.amount} />
            </Button>
          </div>
        </>
      )}
      {sheet === 'upi' && <AddUpiSheet onClose={closeSheet} />}
      {sheet === 'card' && gateway && <AddCardSheet gateway={gateway} amount={share.amount} onClose={closeSheet} />}
      {sheet === 'token' && hosted && needsToken(chosen) && (
        <TokenSheet chosen={chosen} hosted={hosted} amount={share.amount} onToken={(token) => void pay(token)} onClose={closeSheet} />
      )}
    </>
  )
}

/** The bill of the table: all its orders that are paid later, and the phone's share of it. */
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
      {bill && <p className="px-4 pt-4 font-semibold">{t('menu.table', { number: bill.tableNumber })}</p>}
      {session.tableId !== '' && !bill && !error && <Skeleton className="m-4 h-72" />}
      {error && !bill && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {isEmpty && <EmptyState icon={ReceiptText} title={t('bill.emptyTitle')} text={t('bill.emptyText')} />}
      {bill?.needsCode && <JoinParty />}
      {bill && bill.orders.length > 0 && <OpenBill bill={bill} share={share} />}
    </Page>
  )
}
