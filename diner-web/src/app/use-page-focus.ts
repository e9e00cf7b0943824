// Focuses the heading of a new page for keyboards and screen readers, because the previously focused element was removed with the previous
// page.
import { useEffect, useRef } from 'react'
import { useLocation } from '../common/pages/router.ts'
import { focusOn } from './focus-on.ts'

/** Returns false while there is no heading yet. */
const focusHeading = (): boolean => {
  // A page that has set the focus itself keeps it.
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
