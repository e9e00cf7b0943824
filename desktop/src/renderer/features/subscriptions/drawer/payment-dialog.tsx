import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { toQar } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import { invoicePayment, recordedMethods } from '@sufra/shared/subscriptions/invoice'
import { recordInvoicePayment, type PaidInvoiceOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { DateField } from '../../../common/dates/date-field.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { NumberField } from '../number-field.tsx'
import { useMoneyText } from '../use-price-text.ts'
import { showSubscription } from '../use-subscriptions.ts'

type Props = { restaurantId: string; invoice: PaidInvoiceOnWire; onClose: () => void }

/**
 * Records that an invoice, or a part of it, was paid without the gateway. Sending the same payment again uses the same key, so that it is
 * recorded once.
 */
export const PaymentDialog = ({ restaurantId, invoice, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const moneyText = useMoneyText()
  const { number } = invoice
  const open = Math.round((invoice.amount - invoice.paid) * 100) / 100
  const today = dayOf(useNow(60_000), homeTimeZone)
  const form = useSchemaForm(invoicePayment, { amount: open, method: 'bank_transfer' as const, reference: '', paidOn: today })
  const { register, formState, control } = form
  const last = useRef({ body: '', key: '' })
  const keyOf = (body: object) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: newId() }
    return last.current.key
  }
  return (
    <FormDialog
      form={form}
      title={t('subscriptions.drawer.recordOf', { number })}
      description={t('subscriptions.drawer.recordText', { amount: moneyText(open) })}
      submitLabel={t('subscriptions.drawer.record')}
      onSave={async (draft) => {
        const body = { ...draft, amount: toQar(draft.amount) }
        const params = { restaurantId, number }
        await showSubscription(restaurantId, call(recordInvoicePayment, { params, body }, { idempotencyKey: keyOf(body) }))
        return t('subscriptions.drawer.recorded')
      }}
      onClose={onClose}
    >
      <NumberField form={form} name="amount" label={t('subscriptions.drawer.amount')} />
      <Field label={t('subscriptions.drawer.method')}>
        {(field) => (
          <select {...field} className={inputStyle} {...register('method')}>
            {recordedMethods.map((method) => (
              <option key={method} value={method}>
                {t(`subscriptions.drawer.methods.${method}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextInput
        label={t('subscriptions.drawer.reference')}
        dir="auto"
        autoComplete="off"
        error={refusalText(formState.errors.reference?.message)}
        {...register('reference')}
      />
      <Controller
        control={control}
        name="paidOn"
        render={({ field }) => (
          <DateField
            label={t('subscriptions.drawer.paidOn')}
            error={refusalText(formState.errors.paidOn?.message)}
            value={field.value}
            today={today}
            max={today}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </FormDialog>
  )
}
