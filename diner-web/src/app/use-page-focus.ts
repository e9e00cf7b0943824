// Keyboards and screen readers begin at the heading of a new page: the element that had the focus left with the page before.
import { useEffect, useRef } from 'react'
import { useLocation } from '../common/pages/router.ts'
import { focusOn } from './focus-on.ts'

/** Returns false while there is no heading yet. */
const focusHeading = (): boolean => {
  // A page that has put the focus somewhere itself keeps it there.
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector<HTMLElement>('#root h1')
  if (!heading) return false
  focusOn(heading)
  return true
}

export const usePageFocus = () => {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (pathname === shownPath.current) return
    shownPath.current = pathname
    if (focusHeading()) return
    const changes = new MutationObserver(() => {
      if (focusHeading()) changes.disconnect()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [pathname])
}
