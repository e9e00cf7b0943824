// A new request for help: subject, message, urgency and attachments.
import { newId } from '@sufra/shared/new-id'
import { requestDraft, urgencies } from '@sufra/shared/support/support-request'
import { sendSupportRequest } from '@sufra/shared/support/support.routes'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { useNavigate } from '../../../common/pages/router.ts'
import { TextArea } from '../../../common/forms/text-area.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { messageForm, refreshRequests } from './use-support.ts'

export const RequestDialog = ({ isOffline, onClose }: { isOffline: boolean; onClose: () => void }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const navigate = useNavigate()
  /** The id stays the same for each attempt, so that a call whose reply was lost has no second effect. */
  const [id] = useState(newId)
  const [files, setFiles] = useState<File[]>([])
  const form = useSchemaForm(requestDraft, { subject: '', message: '', urgency: 'Normal' })
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={t('support.ask')}
      description={t('support.askText')}
      submitLabel={t('support.send')}
      onSave={async (draft) => {
        await call(sendSupportRequest, { form: messageForm({ id, ...draft }, files) })
        refreshRequests()
        void navigate(`/merchant/help-and-support/${id}`)
        return t('support.sent')
      }}
      onClose={onClose}
    >
      <TextInput label={t('support.subject')} dir="auto" error={refusalText(errors.subject?.message)} {...form.register('subject')} />
      <TextArea label={t('support.message')} error={refusalText(errors.message?.message)} {...form.register('message')} />
      <Field label={t('support.howUrgent')} error={refusalText(errors.urgency?.message)}>
        {(control) => (
          <select className={inputStyle} {...control} {...form.register('urgency')}>
            {urgencies.map((urgency) => (
              <option key={urgency} value={urgency}>
                {t(`support.urgencyText.${urgency}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AttachmentsField files={files} isOffline={isOffline} onChange={setFiles} />
    </FormDialog>
  )
}
