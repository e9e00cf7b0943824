import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'

type PanelProps = { icon: ReactNode; title: string; text: string; children?: ReactNode; isProblem?: boolean }

export const Panel = ({ icon, title, text, children, isProblem = false }: PanelProps) => (
  <section
    role={isProblem ? 'alert' : 'status'}
    className={`flex flex-col gap-3 p-4 ${isProblem ? 'bg-red-soft text-red' : 'bg-saffron-soft text-saffron'}`}
  >
    <div className="flex gap-3">
      <OwnElements>{icon}</OwnElements>
      <p className="min-w-0">
        <b className="block">{title}</b>
        <span className="text-sm">{text}</span>
      </p>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </section>
)
