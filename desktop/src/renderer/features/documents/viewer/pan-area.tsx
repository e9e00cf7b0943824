import type { PointerEvent, ReactNode } from 'react'

type Props = { label: string; measure: (element: HTMLElement | null) => void; children: ReactNode; onScroll?: () => void }

/** Pans with the mouse; touch uses native scrolling. */
const startPan = (event: PointerEvent<HTMLElement>) => {
  if (event.pointerType !== 'mouse' || event.button !== 0) return
  const area = event.currentTarget
  const move = ({ movementX, movementY }: globalThis.PointerEvent) => area.scrollBy(-movementX, -movementY)
  const endPan = () => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', endPan)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', endPan)
}

/** The scrollable area of a document, also with the keyboard. Always left-to-right, in every language. */
export const PanArea = ({ label, measure, children, onScroll }: Props) => (
  <div
    ref={measure}
    dir="ltr"
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable with the keyboard
    tabIndex={0}
    onPointerDown={startPan}
    onScroll={onScroll}
    className="flex min-h-0 grow cursor-grab touch-pan-x touch-pan-y overflow-auto bg-raised p-4 select-none active:cursor-grabbing"
  >
    {children}
  </div>
)
