import { OwnElements } from './translation/own-elements.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { icon: LucideIcon; title: string; text?: string; action?: ReactNode }

/** Shown when a screen has no content: it says what belongs here, and what to do. */
export const EmptyState = ({ icon: Icon, title, text, action }: Props) => (
  <div className="flex flex-col items-center gap-3 px-6 py-12 text-center wrap-anywhere">
    <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
      <Icon aria-hidden className="size-7" />
    </span>
    <h2 className="text-lg font-bold">{title}</h2>
    {text && <p className="max-w-sm text-sm text-ink-soft">{text}</p>}
    <OwnElements>{action}</OwnElements>
  </div>
)
