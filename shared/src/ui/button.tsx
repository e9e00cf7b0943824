import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { keepFocus } from './keep-focus.ts'
import { Spinner } from './spinner.tsx'
import { OwnElements } from './translation/own-elements.tsx'

export const buttonKinds = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line bg-card text-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  danger: 'border border-red/40 bg-card text-red hover:bg-red-soft',
} as const

/** `large`: a main button, which may wrap to two lines. */
const sizes = { normal: 'min-h-11 px-4 text-sm whitespace-nowrap', large: 'min-h-13 px-5 py-1 text-base leading-snug' } as const

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: keyof typeof buttonKinds
  size?: keyof typeof sizes
  /** Shows a spinner and disables the button. */
  isBusy?: boolean
}

const keepFocusUntilSubmit = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.type === 'submit') keepFocus(event)
}

export const Button = ({ kind = 'primary', size = 'normal', isBusy = false, className = '', disabled, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    data-kind={kind}
    onMouseDown={keepFocusUntilSubmit}
    aria-busy={isBusy}
    disabled={disabled || isBusy}
    className={`inline-flex items-center justify-center gap-2 rounded-card font-semibold transition-colors duration-150 disabled:opacity-55 ${buttonKinds[kind]} ${sizes[size]} ${className}`}
    {...rest}
  >
    {isBusy && <Spinner />}
    <OwnElements>{children}</OwnElements>
  </button>
)
