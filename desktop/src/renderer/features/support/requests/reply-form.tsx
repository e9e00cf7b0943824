import { replyToSupport, type SupportThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { TextArea } from '../../../common/forms/text-area.tsx'
import { useMessageForm } from '../use-message-form.ts'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { AttachmentsField } from './attachments-field.tsx'
import { messageForm } from './use-support.ts'

type Props = { requestId: string; isLocked: boolean; onSent: (thread: SupportThread) => void }

/** Another message, with attachments. */
export const ReplyForm = ({ requestId, isLocked, onSent }: Props) => {
  const { t } = useTranslation()
  const [files, setFiles] = useState<File[]>([])
  const { submit, problem, isSubmitting, textArea } = useMessageForm(async (message) => {
    const { data } = await call(replyToSupport, { params: { requestId }, form: messageForm(message, files) })
    setFiles([])
    onSent(data)
  })
  return (
    <form
      aria-label={t('support.reply')}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <TextArea rows={4} {...textArea} />
      <AttachmentsField files={files} isOffline={isLocked} onChange={setFiles} />
      <FormProblem text={problem} />
      <Button type="submit" className="self-end" isBusy={isSubmitting} disabled={isLocked}>
        {t('support.sendReply')}
      </Button>
    </form>
  )
}
