import type { ReactNode } from 'react'

type Props = { title: string; text?: string; isPaired?: boolean; children: ReactNode }

/** A group of fields; `isPaired` shows them in two columns. */
export const FieldGroup = ({ title, text, isPaired = false, children }: Props) => (
  <fieldset className="flex flex-col gap-4">
    <legend className="mb-4 text-base font-bold">{title}</legend>
    {text && <p className="-mt-4 text-sm text-ink-soft">{text}</p>}
    <div className={isPaired ? 'grid items-start gap-5 sm:grid-cols-2' : 'flex flex-col gap-5'}>{children}</div>
  </fieldset>
)
