import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

const kinds = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line bg-card text-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  danger: 'border border-red/40 bg-card text-red hover:bg-red-soft',
} as const

/** A large one stands alone and may take two lines where the screen is narrow or the text large. */
const sizes = { normal: 'min-h-11 px-4 text-sm whitespace-nowrap', large: 'min-h-13 px-5 py-1 text-base leading-snug' } as const

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: keyof typeof kinds
  size?: keyof typeof sizes
  /** Something is under way: the button says so and takes no second tap. */
  isBusy?: boolean
}

/** The field before it keeps the focus until the click: what is said when a field is left would move the button from under the pointer. */
const keepFocus = (event: MouseEvent<HTMLButtonElement>) => {
  if (event.currentTarget.type === 'submit') event.preventDefault()
}

export const Button = ({ kind = 'primary', size = 'normal', isBusy = false, className = '', disabled, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    onMouseDown={keepFocus}
    aria-busy={isBusy}
    disabled={disabled || isBusy}
    className={`inline-flex items-center justify-center gap-2 rounded-card font-semibold transition-colors duration-150 disabled:opacity-55 ${kinds[kind]} ${sizes[size]} ${className}`}
    {...rest}
  >
    {isBusy && <Spinner />}
    {children}
  </button>
)
