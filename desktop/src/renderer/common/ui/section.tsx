import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode; className?: string }

/** A part of a page on a card, with its title. */
export const Section = ({ title, text, action, children, className = '' }: Props) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-5 ${className}`}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60">
          <h2 id={titleId} className="font-bold">
            {title}
          </h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        <OwnElements>{action}</OwnElements>
      </div>
      <OwnElements>{children}</OwnElements>
    </section>
  )
}
