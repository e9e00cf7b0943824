import { reminderChannels } from '@sufra/shared/expiring/document-reminder'
import { reminderDraft, remindOfDocument, type ExpiringDocument } from '@sufra/shared/expiring/expiring.routes'
import { inLanguage } from '@sufra/shared/localized-text'
import { newId } from '@sufra/shared/new-id'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import { expiringKey } from './use-expiring.ts'

/** Reminds a restaurant of a document, by the chosen channels. */
export const RemindDialog = ({ row, onClose }: { row: ExpiringDocument; onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const queryClient = useQueryClient()
  // The dialog has a single id, so that a call that is repeated after its response was lost sends nothing more.
  const [id] = useState(newId)
  const form = useSchemaForm(reminderDraft, { channels: ['inApp', 'mail'] })
  const { register, formState } = form
  const problem = useRefusalText()(formState.errors.channels?.message)
  return (
    <FormDialog
      form={form}
      title={t('expiring.remindTitle', { document: t(`documents.kind.${row.kind}`) })}
      description={`${isolated(inLanguage(row.name, language))}: ${t('expiring.remindText')}`}
      submitLabel={t('expiring.send')}
      onSave={async ({ channels }) => {
        await call(remindOfDocument, { params: { restaurantId: row.restaurantId, documentId: row.id }, body: { id, channels } })
        void queryClient.invalidateQueries({ queryKey: expiringKey })
        return t('expiring.sent')
      }}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="pb-1.5 text-sm font-semibold">{t('expiring.channels')}</legend>
        {reminderChannels.map((channel) => {
          const isMissing = channel === 'sms' && !row.contactNumber
          return (
            <label key={channel} className={`flex min-h-11 items-center gap-3 text-sm ${isMissing ? 'text-ink-soft' : 'cursor-pointer'}`}>
              <input type="checkbox" value={channel} disabled={isMissing} className="size-5 accent-brand" {...register('channels')} />
              <span>{t(`expiring.channel.${channel}`)}</span>
            </label>
          )
        })}
        {problem && (
          <p role="alert" className="text-sm text-red">
            {problem}
          </p>
        )}
      </fieldset>
    </FormDialog>
  )
}
