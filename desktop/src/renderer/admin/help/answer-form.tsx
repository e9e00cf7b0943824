import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/refusals/error-text'
import { replyDraft } from '@sufra/shared/support/support-request'
import { answerSupportRequest, type QueuedThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusal-text.ts'
import { TextArea } from '../../common/support/text-area.tsx'
import { useSchemaForm } from '../../common/ui/form-dialog.tsx'
import { FormProblem } from '../../common/ui/form-problem.tsx'

type Props = { request: Pick<QueuedThread, 'id' | 'restaurant'>; onSent: (thread: QueuedThread) => void }

/** An answer, or an internal note. What was typed stays when sending fails. */
export const AnswerForm = ({ request, onSent }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [id, setId] = useState(newId)
  const [isNote, setNote] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useSchemaForm(replyDraft, { message: '' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (draft) => {
    setProblem(undefined)
    try {
      const params = { restaurantId: request.restaurant.id, requestId: request.id }
      const { data } = await call(answerSupportRequest, { params, body: { id, ...draft, isNote } })
      form.reset()
      setId(newId())
      setNote(false)
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
      className={`flex flex-col gap-3 rounded-card border p-4 ${isNote ? 'border-saffron bg-saffron-soft' : 'border-line bg-card'}`}
    >
      <TextArea label={t('support.yourReply')} error={refusalText(errors.message?.message)} {...form.register('message')} />
      <FormProblem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex min-h-11 grow items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 accent-brand" checked={isNote} onChange={(event) => setNote(event.target.checked)} />
          {t('support.queue.asNote')}
        </label>
        <Button type="submit" isBusy={isSubmitting}>
          {t(isNote ? 'support.queue.addNote' : 'support.queue.answer')}
        </Button>
      </div>
    </form>
  )
}
