import { errorText } from '@sufra/shared/contract/error-text'
import { ApiError } from '@sufra/shared/contract/api-error'
import { formatMoney } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Spinner } from '@sufra/shared/ui/spinner'
import { Banknote, CircleCheck, CircleX, Info, Landmark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../pending/panel.tsx'
import { useSetBill } from './bill-query.ts'
import { ShareReceiptLink } from './share-receipt-link.tsx'
import { forgetPayment, useRunningPayment, withdrawPayment } from './running-payment.ts'

const icon = 'size-6 shrink-0'

const Withdraw = () => {
  const { t } = useTranslation()
  const setBill = useSetBill()
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    await withdrawPayment().catch(() => undefined)
    setBusy(false)
    setBill(undefined)
  }
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={() => void withdraw()}>
      {t('bill.withdraw')}
    </Button>
  )
}

/** Closes the panel and forgets the payment. */
const Close = ({ label }: { label: string }) => (
  <Button kind="secondary" onClick={forgetPayment}>
    {label}
  </Button>
)

/** The outcome of this phone's payment. A new one is focused, which scrolls to it: the button may be far down the page. */
export const PaymentPanels = () => {
  const { key, isSending, outcome, problem } = useRunningPayment()
  const panel = useRef<HTMLDivElement>(null)
  const shown = key === '' ? '' : problem ? 'declined' : isSending ? 'sending' : (outcome?.outcome ?? 'sending')
  useEffect(() => {
    if (shown !== '') panel.current?.focus()
  }, [shown])
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-16 outline-none">
      <Panels />
    </div>
  )
}

const Panels = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { key, isSending, outcome, problem } = useRunningPayment()
  if (!key) return null
  const declined = problem ?? (outcome?.outcome === 'declined' ? new ApiError(402, '', { error: outcome.error }) : undefined)
  if (declined)
    return (
      <Panel isProblem icon={<CircleX aria-hidden className={icon} />} title={t('bill.declinedTitle')} text={errorText(declined, t)}>
        <Close label={t('common.retry')} />
      </Panel>
    )
  if (isSending || !outcome) return <Panel icon={<Spinner className={icon} />} title={t('bill.sending')} text={t('bill.awaitingText')} />
  const amount = 'amount' in outcome ? formatMoney(outcome.amount, language) : ''
  if (outcome.outcome === 'paid')
    return (
      <section role="status" className="flex flex-col items-center gap-2 bg-green-soft p-5 text-center text-green">
        <CircleCheck aria-hidden className="size-10" />
        <b className="text-lg">{t('bill.paidTitle', { amount })}</b>
        <span className="text-sm">{t('bill.paidText')}</span>
        <div className="flex flex-wrap justify-center gap-2 pt-1">
          <ShareReceiptLink paymentId={outcome.paymentId} />
          <Close label={t('bill.more')} />
        </div>
      </section>
    )
  if (outcome.outcome === 'reserved')
    return (
      <Panel icon={<Banknote aria-hidden className={icon} />} title={t('bill.inCash', { amount })} text={t('bill.inCashText')}>
        <Withdraw />
      </Panel>
    )
  if (outcome.outcome === 'awaiting')
    return (
      <Panel
        icon={outcome.challengeUrl ? <Landmark aria-hidden className={icon} /> : <Spinner className={icon} />}
        title={outcome.challengeUrl ? t('payment.challenge') : t('bill.awaiting')}
        text={outcome.challengeUrl ? t('bill.challengeText', { amount }) : t('bill.awaitingText')}
      >
        {outcome.challengeUrl && (
          <a
            href={outcome.challengeUrl}
            className="grid min-h-11 place-items-center rounded-card bg-brand px-4 text-sm font-semibold text-on-brand"
          >
            {t('payment.toBank')}
          </a>
        )}
        <Withdraw />
      </Panel>
    )
  return (
    <Panel icon={<Info aria-hidden className={icon} />} title={t('bill.overTitle')} text={t('bill.overText')}>
      <Close label={t('common.close')} />
    </Panel>
  )
}
