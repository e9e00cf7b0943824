import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; id?: string }

/** A note at the top of a page without a connection, with what that means there. */
export const OfflineNote = ({ children, id }: Props) => (
  <p id={id} role="alert" className="flex items-center gap-3 bg-red-soft px-4 py-3 font-semibold text-red">
    <WifiOff aria-hidden className="size-5 shrink-0" /> <OwnElements>{children}</OwnElements>
  </p>
)
