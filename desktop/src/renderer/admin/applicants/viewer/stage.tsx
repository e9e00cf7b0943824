import type { PointerEvent, ReactNode } from 'react'

type Props = { label: string; measure: (element: HTMLElement | null) => void; children: ReactNode; onScroll?: () => void }

/** A mouse takes hold of the paper and moves it; fingers scroll as everywhere. */
const takeHold = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  const stage = event.currentTarget
  const move = ({ movementX, movementY }: globalThis.PointerEvent) => stage.scrollBy(-movementX, -movementY)
  const letGo = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', letGo)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', letGo)
}

/** Where a paper lies: what is larger is scrolled, with the keys too. Papers do not turn with the language. */
export const Stage = ({ label, measure, children, onScroll }: Props) => (
  <div
    ref={measure}
    dir="ltr"
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keys
    tabIndex={0}
    onPointerDown={takeHold}
    onScroll={onScroll}
    className="flex min-h-0 grow cursor-grab touch-pan-x touch-pan-y overflow-auto bg-raised p-4 select-none active:cursor-grabbing"
  >
    {children}
  </div>
)
