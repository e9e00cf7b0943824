import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'

/** Publishes the height of the bar, for sticky elements below it and for toasts. */
const setHeight = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const { style } = document.documentElement
  style.setProperty('--head-bar', '3rem')
  return () => void style.removeProperty('--head-bar')
}

/**
 * The bar above the page on a wide screen. `indicators`: the state of the restaurant, the connection, the bell and the signed-in member.
 */
export const HeadBar = ({ indicators }: { indicators: ReactNode }) => (
  <header
    ref={setHeight}
    className="sticky top-0 z-20 flex h-12 shrink-0 items-center gap-1 border-b border-line bg-card px-2 print:hidden"
  >
    <span className="grow" />
    <OwnElements>{indicators}</OwnElements>
  </header>
)
