import { OwnElements } from './translation/own-elements.tsx'
import { useId, type InputHTMLAttributes, type ReactNode, type WheelEvent } from 'react'

type FieldProps = {
  label: string
  hint?: string
  /** Validation message, shown below the field. */
  error?: string
  /** Renders the control with the ids that associate it with its label and error. */
  children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}

export const Field = ({ label, hint, error, children }: FieldProps) => {
  const id = useId()
  const message = error ?? hint
  const describedBy = message ? `${id}-message` : undefined
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <OwnElements>{children({ id, 'aria-describedby': describedBy, 'aria-invalid': error !== undefined })}</OwnElements>
      {message && (
        <p id={describedBy} role={error ? 'alert' : undefined} className={`text-sm ${error ? 'text-red' : 'text-ink-soft'}`}>
          {message}
        </p>
      )}
    </div>
  )
}

export const inputStyle =
  'w-full min-h-11 rounded-card border border-line bg-card px-3 text-base text-ink placeholder:text-ink-soft/70 aria-invalid:border-red'

/** The wheel scrolls the page, and does not change numbers (spec §1). */
const ignoreWheel = (event: WheelEvent<HTMLInputElement>) => {
  if (event.currentTarget.type === 'number') event.currentTarget.blur()
}

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string
  error?: string
  before?: ReactNode
  after?: ReactNode
}

/** A labelled input. `before` and `after` are rendered beside it, for example a country code or a show-password button. */
export const TextInput = ({ label, hint, error, before, after, className = '', ...rest }: TextInputProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <div className="flex flex-wrap items-stretch gap-2">
        <OwnElements>{before}</OwnElements>
        <input onWheel={ignoreWheel} className={`${inputStyle} min-w-0 flex-1 basis-32 ${className}`} {...control} {...rest} />
        <OwnElements>{after}</OwnElements>
      </div>
    )}
  </Field>
)
