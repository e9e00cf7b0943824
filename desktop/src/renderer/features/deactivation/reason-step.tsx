import { deactivateRestaurant } from '@sufra/shared/deactivation/deactivation.routes'
import { deactivationDraft, deactivationReasons, maxDeactivationNote } from '@sufra/shared/deactivation/deactivation'
import { isSameName } from '@sufra/shared/names'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { RadioList } from '../../common/forms/radio-list.tsx'
import { TextArea } from '../../common/forms/text-area.tsx'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { isolated } from '../../common/ui/text-direction.ts'

type Props = { restaurantId: string; name: string; onBack: () => void; onDone: () => void; onClose: () => void }

/** The second step: the reason, the message to the restaurant, and its typed name, which prevents mistakes. */
export const ReasonStep = ({ restaurantId, name, onBack, onDone, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const form = useSchemaForm(deactivationDraft, { reason: 'subscription_unpaid', note: '' })
  const { field: reason } = useController({ control: form.control, name: 'reason' })
  const isTyped = isSameName(typed, name)
  return (
    <FormDialog
      form={form}
      title={t('deactivation.deactivateTitle', { name: isolated(name) })}
      description={t('deactivation.step', { step: 2 })}
      submitLabel={t('deactivation.deactivate')}
      isDanger
      isDisabled={!isTyped}
      action={
        <Button kind="quiet" className="me-auto" onClick={onBack}>
          {t('deactivation.back')}
        </Button>
      }
      onSave={async (body) => {
        await call(deactivateRestaurant, { params: { restaurantId }, body })
        onDone()
        return t('deactivation.deactivated', { name: isolated(name) })
      }}
      onClose={onClose}
    >
      <RadioList
        legend={t('deactivation.reason.label')}
        name="deactivation-reason"
        options={deactivationReasons.map((value) => ({ value, label: t(`deactivation.reason.${value}`) }))}
        chosen={reason.value}
        onChange={reason.onChange}
        className="pt-2"
      />
      <TextArea
        label={t('deactivation.note')}
        rows={3}
        maxLength={maxDeactivationNote}
        error={refusalText(form.formState.errors.note?.message)}
        {...form.register('note')}
      />
      <p className="-mt-2 text-sm text-ink-soft">{t('deactivation.noteHint')}</p>
      <TextInput
        label={t('deactivation.confirmName', { name: isolated(name) })}
        dir="auto"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
