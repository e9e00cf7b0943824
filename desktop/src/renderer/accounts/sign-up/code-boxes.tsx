import { codeDigits } from '@sufra/shared/accounts/one-time-code'
import { useRef, type ChangeEvent, type ClipboardEvent } from 'react'
import { codeOf, withPasted } from './code-digits.ts'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  /** The id of what is said of the code. */
  describedBy: string
  isInvalid: boolean
  /** The code is being checked: it stays where it is. */
  isBusy: boolean
  isOver: boolean
  /** The boxes were just asked for. */
  takesFocus: boolean
}

/** Six boxes of one field: filled one after the other, pasted or filled in whole by the browser, in Latin or Arabic digits. */
export const CodeBoxes = ({ label, value, onChange, describedBy, isInvalid, isBusy, isOver, takesFocus }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const take = (code: string) => code !== value && onChange(code)
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    take(withPasted(value, event.clipboardData.getData('text')))
  }
  // What is typed goes behind what is there: there is no place between two boxes.
  const keepAtEnd = () => {
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
        autoFocus={takesFocus} // oxlint-disable-line jsx-a11y/no-autofocus -- who asked for the code types it next
        value={value}
        readOnly={isBusy}
        disabled={isOver}
        onChange={(event: ChangeEvent<HTMLInputElement>) => take(codeOf(event.target.value))}
        onPaste={paste}
        onSelect={keepAtEnd}
        className="absolute inset-0 size-full cursor-text opacity-0 disabled:cursor-not-allowed"
      />
      <div aria-hidden className="flex gap-2">
        {Array.from({ length: codeDigits }, (_, index) => (
          <span
            key={index}
            className={`figures grid h-13 w-11 place-items-center rounded-card border text-lg font-bold ${isOver ? 'bg-raised text-ink-soft' : 'bg-card'} ${isInvalid ? 'border-red' : 'border-line'} ${index === Math.min(value.length, codeDigits - 1) ? 'group-focus-within:border-brand group-focus-within:outline-2 group-focus-within:outline-brand' : ''}`}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </div>
  )
}
