import { answerSupportRequest, type QueuedThread } from '@sufra/shared/support/support.routes'
import { insertTemplate } from '@sufra/shared/support/support-template'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { TextArea } from '../../../common/forms/text-area.tsx'
import { useMessageForm } from '../use-message-form.ts'
import { FormProblem } from '../../../common/forms/form-problem.tsx'
import { TemplateChoice } from './template-choice.tsx'

type Props = { request: Pick<QueuedThread, 'id' | 'restaurant' | 'requestedBy' | 'language'>; onSent: (thread: QueuedThread) => void }

/** An answer, or an internal note. */
export const AnswerForm = ({ request, onSent }: Props) => {
  const { t } = useTranslation()
  const [isNote, setNote] = useState(false)
  const { submit, problem, isSubmitting, textArea, change } = useMessageForm(async (message) => {
    const params = { restaurantId: request.restaurant.id, requestId: request.id }
    const { data } = await call(answerSupportRequest, { params, body: { ...message, isNote } })
    setNote(false)
    onSent(data)
  })
  return (
    <form
      aria-label={t('support.reply')}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={`flex flex-col gap-3 rounded-card border p-4 ${isNote ? 'border-saffron bg-saffron-soft' : 'border-line bg-card'}`}
    >
      <TemplateChoice request={request} onChoose={(text) => change((typed) => insertTemplate(typed, text))} />
      <TextArea {...textArea} />
      <FormProblem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <label className="flex min-h-11 grow items-center gap-3 text-sm">
          <input type="checkbox" className="size-5 accent-brand" checked={isNote} onChange={(event) => setNote(event.target.checked)} />
          <span>{t('support.queue.asNote')}</span>
        </label>
        <Button type="submit" isBusy={isSubmitting}>
          {t(isNote ? 'support.queue.addNote' : 'support.queue.answer')}
        </Button>
      </div>
    </form>
  )
}
