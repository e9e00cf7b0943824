import { useEffect, useRef } from 'react'
import { Link, useLocation } from './router.ts'

type Props = {
  label: string
  tabs: readonly { to: string; name: string }[]
  /** The `to` of the current tab. */ current: string | undefined
}

/** The tabs of a page whose tabs have their own addresses. The state of the navigation is kept. */
export const TabNav = ({ label, tabs, current }: Props) => {
  const { state } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // A narrow screen may not show all tabs, so the current one is scrolled into view.
  useEffect(() => {
    if (current) nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className="-mb-px flex gap-2 overflow-x-auto">
      {tabs.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          state={state}
          aria-current={to === current ? 'page' : undefined}
          className="grid min-h-11 shrink-0 place-items-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-brand"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
