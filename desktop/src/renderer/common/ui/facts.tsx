import type { ReactNode } from 'react'

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
