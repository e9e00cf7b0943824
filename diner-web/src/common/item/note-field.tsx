import { maxNoteLength } from '@sufra/shared/cart/limits'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useTranslation } from 'react-i18next'

/** What the kitchen should know about one item. */
export const NoteField = ({ note, onChange }: { note: string; onChange: (note: string) => void }) => {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      <Field label={t('cartPage.note')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={maxNoteLength}
            value={note}
            placeholder={t('cartPage.noteHint')}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputStyle} py-2`}
          />
        )}
      </Field>
    </div>
  )
}
