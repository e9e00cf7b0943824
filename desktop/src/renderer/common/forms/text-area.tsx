import { Field, inputStyle } from '@sufra/shared/ui/field'
import type { TextareaHTMLAttributes } from 'react'

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; error?: string }

/** A labelled text of several lines, in the direction of the typed text. */
export const TextArea = ({ label, error, ...rest }: Props) => (
  <Field label={label} error={error}>
    {(control) => <textarea dir="auto" rows={5} className={`${inputStyle} py-2`} {...control} {...rest} />}
  </Field>
)
