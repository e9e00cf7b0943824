import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { useRef, type ChangeEvent, type ClipboardEvent } from 'react'
import { codeOf, withPasted } from './code-digits.ts'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  /** The id of the element with the status of the code. */
  describedBy: string
  isInvalid: boolean
  /** The code is being verified and cannot be edited. */
  isBusy: boolean
  isExpired: boolean
  /** Focuses the field: the code was just requested. */
  takesFocus: boolean
}

/** A field shown as six boxes: typed, pasted or autofilled, in Latin or Arabic digits. */
export const CodeBoxes = ({ label, value, onChange, describedBy, isInvalid, isBusy, isExpired, takesFocus }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const change = (code: string) => code !== value && onChange(code)
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    change(withPasted(value, event.clipboardData.getData('text')))
  }
  // Typed digits are appended: the cursor cannot be between two boxes.
  const moveCursorToEnd = () => {
    const field = input.current
    if (field && field.selectionStart === field.selectionEnd) field.setSelectionRange(field.value.length, field.value.length)
  }
  return (
    <div dir="ltr" className="group relative w-fit">
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        autoFocus={takesFocus} // oxlint-disable-line jsx-a11y/no-autofocus -- the user has just requested the code
        value={value}
        readOnly={isBusy}
        disabled={isExpired}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(codeOf(event.target.value))}
        onPaste={paste}
        onSelect={moveCursorToEnd}
        className="absolute inset-0 size-full cursor-text opacity-0 disabled:cursor-not-allowed"
      />
      <div aria-hidden className="flex gap-2">
        {Array.from({ length: codeDigits }, (_, index) => (
          <span
            key={index}
            className={`figures grid h-13 w-11 place-items-center rounded-card border text-lg font-bold ${isExpired ? 'bg-raised text-ink-soft' : 'bg-card'} ${isInvalid ? 'border-red' : 'border-line'} ${index === Math.min(value.length, codeDigits - 1) ? 'group-focus-within:border-brand group-focus-within:outline-2 group-focus-within:outline-brand' : ''}`}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
