import { maxNoteLength } from '@sufra/shared/cart/limits'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useEffect, useRef, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type InputProps = Required<Pick<ComponentProps<'textarea'>, 'maxLength' | 'placeholder'>> & {
  label: string
  text: string
  /** Whether the field has the focus when it appears. */
  isFocused?: boolean
  onChange: (text: string) => void
}

/** A text field of a few lines for the kitchen. */
export const NoteInput = ({ label, text, isFocused = false, onChange, ...more }: InputProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          {...more}
          ref={field}
          rows={2}
          dir="auto"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputStyle} py-2`}
        />
      )}
    </Field>
  )
}

/** The note for the kitchen about one item. */
export const NoteField = ({ note, onChange }: { note: string; onChange: (note: string) => void }) => {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      <NoteInput
        label={t('cartPage.note')}
        placeholder={t('cartPage.noteHint')}
        maxLength={maxNoteLength}
        text={note}
        onChange={onChange}
      />
    </div>
  )
}
