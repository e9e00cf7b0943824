import { newId } from '@sufra/shared/new-id'
import { templateDraft } from '@sufra/shared/support/support-template'
import { saveSupportTemplate, type SupportTemplate } from '@sufra/shared/support/support-template.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { TextArea } from '../../../common/forms/text-area.tsx'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { storeTemplates } from './use-templates.ts'

const emptyForm = { title: '', text: { en: '', ar: '' } }

/** `template`: the template to edit; absent for a new one. */
export const TemplateDialog = ({ template, onClose }: { template?: SupportTemplate; onClose: () => void }) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  // The id stays the same when saving is repeated, so that no template is added twice.
  const [id] = useState(() => template?.id ?? newId())
  const form = useSchemaForm(templateDraft, template ? { title: template.title, text: template.text } : emptyForm)
  const { isDirty, errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={t(template ? 'support.queue.template.edit' : 'support.queue.template.add')}
      description={t('support.queue.template.text')}
      isDisabled={!isDirty}
      onSave={async (body) => {
        await storeTemplates(call(saveSupportTemplate, { params: { templateId: id }, body }))
        return t('support.queue.template.saved')
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('support.queue.template.name')}
        dir="auto"
        autoComplete="off"
        error={refusalText(errors.title?.message)}
        {...form.register('title')}
      />
      {(['en', 'ar'] as const).map((language) => (
        <TextArea
          key={language}
          lang={language}
          label={t(`support.queue.template.${language}`)}
          error={refusalText(errors.text?.[language]?.message)}
          {...form.register(`text.${language}`)}
        />
      ))}
    </FormDialog>
  )
}
