import type { ReactNode } from 'react'

const styles = { success: 'bg-green-soft text-green', warning: 'bg-saffron-soft text-saffron', error: 'bg-red-soft text-red' } as const

/** A message above a form; errors are announced as alerts. */
export const AccountNote = ({ kind, children }: { kind: keyof typeof styles; children: ReactNode }) => (
  <div role={kind === 'error' ? 'alert' : 'status'} className={`rounded-card p-3 text-sm font-semibold ${styles[kind]}`}>
    {children}
  </div>
)
