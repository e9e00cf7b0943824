import { useId, type ReactNode } from 'react'

type Props = { title: string; text?: string; action?: ReactNode; children: ReactNode }

export const Section = ({ title, text, action, children }: Props) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-60">
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

/** Terms with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[minmax(10rem,auto)_1fr]">
    {facts.map(([term, value]) => (
      <div key={term} className="contents">
        <dt className="text-ink-soft max-sm:-mb-2">{term}</dt>
        <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
