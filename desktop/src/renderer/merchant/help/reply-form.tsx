import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/refusals/error-text'
import { replyDraft } from '@sufra/shared/support/support-request'
import { replyToSupport, type SupportThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusal-text.ts'
import { TextArea } from '../../common/support/text-area.tsx'
import { useSchemaForm } from '../../common/ui/form-dialog.tsx'
import { FormProblem } from '../../common/ui/form-problem.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { formOf } from './use-support.ts'

type Props = { requestId: string; isLocked: boolean; onSent: (thread: SupportThread) => void }

/** Another message. What was typed stays when sending fails. */
export const ReplyForm = ({ requestId, isLocked, onSent }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [id, setId] = useState(newId)
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string>()
  const form = useSchemaForm(replyDraft, { message: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      const { data } = await call(replyToSupport, { params: { requestId }, form: formOf({ id, ...draft }, files) })
      form.reset()
      setFiles([])
      setId(newId())
      onSent(data)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  })
  return (
    <form
      aria-label={t('support.reply')}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <TextArea label={t('support.yourReply')} rows={4} error={refusalText(errors.message?.message)} {...form.register('message')} />
      <AttachmentsField files={files} onChange={setFiles} />
      <FormProblem text={problem} />
      <Button type="submit" className="self-end" isBusy={isSubmitting} disabled={isLocked}>
        {t('support.sendReply')}
      </Button>
    </form>
  )
}
