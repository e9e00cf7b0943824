import { dayText } from '@sufra/shared/dates/date-text'
import type { InvoiceState } from '@sufra/shared/subscriptions/invoice'
import type { PaidInvoiceOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { lastDayOf } from '@sufra/shared/subscriptions/subscription-state'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../common/api/fetch-file.ts'
import { saveFile } from '../../common/api/save-file.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { PaymentLine, type ShownPayment } from './payment-line.tsx'
import { useMoneyText } from './use-price-text.ts'

const colors = { open: 'text-saffron', paid: 'text-green', void: 'text-grey' } as const satisfies Record<InvoiceState, string>

export type ShownInvoice = Omit<PaidInvoiceOnWire, 'payments'> & { payments: ShownPayment[] }

type LinkOf = (invoice: ShownInvoice) => Promise<string>

type RowProps = { invoice: ShownInvoice; linkOf: LinkOf; note: ReactNode; action: ReactNode; payments: ReactNode }

const InvoiceRow = ({ invoice, linkOf, note, action, payments }: RowProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const moneyText = useMoneyText()
  const { isBusy, run } = useBusy()
  const { number, state, amount, paid, periodStart, periodEnd, dueOn } = invoice
  const save = () =>
    run(async () => {
      const { fileName, content } = await fetchFile(await linkOf(invoice))
      saveFile(fileName, content)
    })
  const [from, to] = [dayText(periodStart, language), dayText(lastDayOf(periodEnd), language)]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 text-sm">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <span>{t('subscriptions.drawer.invoice', { number })}</span>
          <span className="figures">{moneyText(amount)}</span>
          <span className={colors[state]}>{t(`subscriptions.drawer.invoiceState.${state}`)}</span>
        </p>
        <p className="figures text-ink-soft">{t('subscriptions.drawer.period', { from, to })}</p>
        {state === 'open' && <p className="text-ink-soft">{t('subscriptions.drawer.dueOn', { day: dayText(dueOn, language) })}</p>}
        {state === 'open' && paid > 0 && <p className="text-ink-soft">{t('subscriptions.drawer.partPaid', { amount: moneyText(paid) })}</p>}
        <OwnElements>{note}</OwnElements>
        <OwnElements>{payments}</OwnElements>
      </div>
      <div className="ms-auto flex items-center gap-1">
        {state === 'open' && <OwnElements>{action}</OwnElements>}
        <IconButton icon={FileDown} label={t('subscriptions.drawer.pdf', { number })} disabled={isBusy} onClick={() => void save()} />
      </div>
    </li>
  )
}

type Props<Invoice extends ShownInvoice> = {
  invoices: readonly Invoice[]
  /** Returns the one-time link to an invoice's PDF. */
  linkOf: LinkOf
  /** Extra line below an invoice. */
  renderNote?: (invoice: Invoice) => ReactNode
  /** Action of an open invoice. */
  renderAction?: (invoice: Invoice) => ReactNode
  /** Action of a payment. */
  renderPaymentAction?: (payment: Invoice['payments'][number]) => ReactNode
}

/** Invoices of a restaurant, the newest first. */
export const InvoiceList = <Invoice extends ShownInvoice>({
  invoices,
  linkOf,
  renderNote,
  renderAction,
  renderPaymentAction,
}: Props<Invoice>) => {
  const { t } = useTranslation()
  if (invoices.length === 0) return <p className="text-sm text-ink-soft">{t('subscriptions.drawer.noInvoices')}</p>
  return (
    <ul aria-label={t('subscriptions.drawer.invoices')} className="flex flex-col divide-y divide-line">
      {invoices.map((invoice) => (
        <InvoiceRow
          key={invoice.number}
          invoice={invoice}
          linkOf={linkOf}
          note={renderNote?.(invoice)}
          action={renderAction?.(invoice)}
          payments={invoice.payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} action={renderPaymentAction?.(payment)} />
          ))}
        />
      ))}
    </ul>
  )
}
