import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode; className?: string }

export const ReportCard = ({ title, text, action, children, className = '' }: Props) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4 ${className}`}>
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 grow basis-48">
          <h2 id={titleId} className="font-bold">
            {title}
          </h2>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
