import type { ReactNode } from 'react'

const looks = { good: 'bg-green-soft text-green', waits: 'bg-saffron-soft text-saffron', bad: 'bg-red-soft text-red' } as const

/** What is said over a form. What went wrong is told at once. */
export const AccountNote = ({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) => (
  <div role={kind === 'bad' ? 'alert' : 'status'} className={`rounded-card p-3 text-sm font-semibold ${looks[kind]}`}>
    {children}
  </div>
)
