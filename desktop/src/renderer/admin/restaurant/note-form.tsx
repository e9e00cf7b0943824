import { newId } from '@sufra/shared/new-id'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { noteDraft, saveRestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { TextArea } from '../../common/forms/text-area.tsx'
import { useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { FormProblem } from '../../common/forms/form-problem.tsx'
import { useRestaurantId } from './use-restaurant.ts'

type Props = { onSaved: (notes: ReplyOf<typeof saveRestaurantNote>) => void }

/** A new note. It keeps its id until it is stored, so that sending it again adds nothing. */
export const NoteForm = ({ onSaved }: Props) => {
  const { t } = useTranslation()
  const restaurantId = useRestaurantId()
  const refusalText = useRefusalText()
  const [noteId, setNoteId] = useState(newId)
  const [problem, setProblem] = useState<string>()
  const { formState, handleSubmit, register, reset } = useSchemaForm(noteDraft, { text: '' })
  const submit = handleSubmit(async (body) => {
    setProblem(undefined)
    try {
      onSaved(await call(saveRestaurantNote, { params: { restaurantId, noteId }, body }))
      reset()
      setNoteId(newId())
    } catch (error) {
      setProblem(errorText(error, t))
    }
  })
  return (
    <form
      aria-label={t('restaurantPage.note.add')}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <TextArea label={t('restaurantPage.note.new')} rows={3} error={refusalText(formState.errors.text?.message)} {...register('text')} />
      <FormProblem text={problem} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="grow text-xs text-ink-soft">{t('restaurantPage.note.hint')}</p>
        <Button type="submit" isBusy={formState.isSubmitting}>
          {t('restaurantPage.note.add')}
        </Button>
      </div>
    </form>
  )
}
