import type { Role } from '@sufra/shared/accounts/account'
import { openDeskPaths } from '@sufra/shared/pages/page-paths'
import { preloadPages } from '@sufra/shared/ui/pages/lazy-page'
import { useEffect } from 'react'

/** Public pages are not preloaded, because the user is already signed in. */
const isOpen = (name: string) => openDeskPaths.some((path) => path === name)

const isWithin = (area: Role, name: string) => (name === `/${area}` || name.startsWith(`/${area}/`)) && !isOpen(name)

/** Preloads the pages of an area in idle time, and again when the network returns, so that they also open offline. */
export const usePreloadedPages = (area: Role) => {
  useEffect(() => {
    const preload = () => void preloadPages((name) => isWithin(area, name))
    preload()
    window.addEventListener('online', preload)
    return () => window.removeEventListener('online', preload)
  }, [area])
}
