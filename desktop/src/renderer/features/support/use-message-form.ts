import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/contract/error-text'
import { replyDraft } from '@sufra/shared/support/support-request'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../common/api/refusals.ts'
import { useSchemaForm } from '../../common/forms/form-dialog.tsx'

/**
 * The form of a message. It keeps its id until it is stored, so that sending it again adds nothing; the typed text stays when sending
 * fails.
 */
export const useMessageForm = (send: (message: { id: string; message: string }) => Promise<void>) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const [id, setId] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const { formState, handleSubmit, register, reset, getValues, setValue, setFocus } = useSchemaForm(replyDraft, { message: '' })
  const submit = handleSubmit(async ({ message }) => {
    setProblem(undefined)
    try {
      await send({ id, message })
      reset()
      setId(newId())
    } catch (error) {
      setProblem(errorText(error, t))
    }
  })
  return {
    submit,
    problem,
    isSubmitting: formState.isSubmitting,
    /** Changes the typed text, and focuses it. */
    change: (next: (typed: string) => string) => {
      setValue('message', next(getValues('message')), { shouldValidate: true })
      setFocus('message')
    },
    /** Properties of the text area. */
    textArea: { label: t('support.yourReply'), error: refusalText(formState.errors.message?.message), ...register('message') },
  }
}
