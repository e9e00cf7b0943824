import { formatMoney } from '@sufra/shared/money'
import { refundKinds, refundReasons } from '@sufra/shared/refunds/refund'
import type { OrderPayments } from '@sufra/shared/refunds/refund.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@sufra/shared/contract/error-text'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { RadioList } from '../../common/forms/radio-list.tsx'
import { RefundLines } from './refund-lines.tsx'
import { useRefundForm, type RefundForm } from './use-refund-form.ts'
import { useSendRefund } from './use-send-refund.ts'

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <div className="border-t border-line pt-3">
    <h3 className="text-sm font-bold">{title}</h3>
    {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    <OwnElements>{children}</OwnElements>
  </div>
)

/** The extent of the refund: everything, some items, or an amount. */
const HowMuch = ({ form, items }: { form: RefundForm; items: OrderPayments['order']['items'] }) => {
  const { t } = useTranslation()
  const { kind, typed, chosen } = form.fields
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('refunds.kind.label')} className="grid grid-cols-3 rounded-card border border-line p-0.5">
        {refundKinds.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={kind === each}
            onClick={() => form.setKind(each)}
            className="min-h-11 rounded-[0.6rem] px-3 text-sm font-semibold text-ink-soft aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {t(`refunds.kind.${each}`)}
          </button>
        ))}
      </div>
      {kind === 'lines' && <RefundLines items={items} left={form.quantitiesLeft} chosen={chosen} onChoose={form.choose} />}
      {kind === 'amount' && (
        <TextInput
          label={t('refunds.amount')}
          inputMode="decimal"
          dir="ltr"
          value={typed}
          onChange={(event) => form.setTyped(event.target.value)}
        />
      )}
    </div>
  )
}

type Props = { payments: OrderPayments; isOffline: boolean; onChanged: () => void; onClose: () => void }

/** Refunds an order: extent, reason and way. The amount is shown large before it is confirmed. */
export const RefundDialog = ({ payments, isOffline, onChanged, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { order } = payments
  const form = useRefundForm(payments)
  const { isSending, send } = useSendRefund(order.orderId)
  const [message, setMessage] = useState<string>()
  const nothingId = useId()
  const money = (amount: typeof form.amount) => formatMoney(amount, language)
  const { reason, note, way } = form.fields
  const isNothing = form.amount <= 0

  const submit = async () => {
    if (form.problem || !form.body) return setMessage(t(`refusals.${form.problem ?? 'refund.reason_required'}`))
    const amount = money(form.amount)
    const isPart = form.amount !== order.payment.paid
    try {
      const state = await send(form.body)
      onChanged()
      if (state !== 'declined') return onClose()
      form.setWay('cash')
      setMessage(t(isPart ? 'refunds.declinedPart' : 'refunds.declined', { amount }))
    } catch (error) {
      onChanged()
      setMessage(errorText(error, t))
    }
  }

  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('refunds.title', { number: order.orderNumber })}
      actions={
        <>
          {(isOffline || message !== undefined) && (
            <p role="alert" className="w-full rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
              {isOffline ? t('refunds.offline') : message}
            </p>
          )}
          {isNothing && form.problem && !isOffline && (
            <p id={nothingId} className="w-full text-sm text-ink-soft">
              {t(`refusals.${form.problem}`)}
            </p>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            isBusy={isSending}
            disabled={isOffline || isNothing}
            aria-describedby={isNothing ? nothingId : undefined}
            onClick={() => void submit()}
          >
            {t(way === 'cash' ? 'refunds.confirmCash' : 'refunds.confirm', { amount: money(form.amount) })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-center">
          <output className="figures block text-2xl font-bold">{money(form.amount)}</output>
          <span className="text-sm text-ink-soft">{t('refunds.ofLeft', { amount: money(form.amountLeft) })}</span>
        </p>
        <HowMuch form={form} items={order.items} />
        <Part title={t('refunds.reasonLabel')} hint={t('refunds.reasonText')}>
          <RadioList
            legend={t('refunds.reasonLabel')}
            name="refund-reason"
            options={refundReasons.map((value) => ({ value, label: t(`refunds.reason.${value}`) }))}
            chosen={reason}
            onChange={form.setReason}
            className="grid sm:grid-cols-2"
          />
          <TextInput
            label={t('refunds.note')}
            hint={t('refunds.noteHint')}
            value={note}
            onChange={(event) => form.setNote(event.target.value)}
          />
        </Part>
        {form.ways.length > 1 && (
          <Part title={t('refunds.way.label')}>
            <RadioList
              legend={t('refunds.way.label')}
              name="refund-way"
              options={form.ways.map((value) => ({ value, label: t(`refunds.way.${value}`) }))}
              chosen={way}
              onChange={form.setWay}
            />
          </Part>
        )}
      </div>
    </Dialog>
  )
}
