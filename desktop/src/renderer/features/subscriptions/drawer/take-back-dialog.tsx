import { newId } from '@sufra/shared/new-id'
import { takeBackDraft } from '@sufra/shared/subscriptions/invoice'
import { takeBackPayment, type PaidInvoiceOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { useMoneyText } from '../use-price-text.ts'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { showSubscription } from '../use-subscriptions.ts'

type Props = { restaurantId: string; payment: PaidInvoiceOnWire['payments'][number]; onClose: () => void }

/** Takes back a payment that was recorded by mistake, with a reason for the audit log. */
export const TakeBackDialog = ({ restaurantId, payment, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const moneyText = useMoneyText()
  const form = useSchemaForm(takeBackDraft, { reason: '' })
  const [idempotencyKey] = useState(newId)
  return (
    <FormDialog
      form={form}
      isDanger
      title={t('subscriptions.takeBack.title', { amount: moneyText(payment.amount) })}
      description={t('subscriptions.takeBack.text')}
      submitLabel={t('subscriptions.takeBack.action')}
      onSave={async (body) => {
        const params = { restaurantId, paymentId: payment.id }
        await showSubscription(restaurantId, call(takeBackPayment, { params, body }, { idempotencyKey }))
        return t('subscriptions.takeBack.success')
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('subscriptions.takeBack.reason')}
        hint={t('subscriptions.takeBack.reasonHint')}
        dir="auto"
        autoComplete="off"
        error={refusalText(form.formState.errors.reason?.message)}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}
