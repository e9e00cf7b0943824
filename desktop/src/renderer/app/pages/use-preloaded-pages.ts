import type { Role } from '@sufra/shared/accounts/account'
import { openDeskPaths } from '@sufra/shared/pages/page-paths'
import { preloadPages } from '@sufra/shared/ui/lazy-page'
import { useEffect } from 'react'

/** Whoever is at the desk has signed in: those pages are behind them. */
const isOpen = (name: string) => openDeskPaths.some((path) => path === name)

const isWithin = (area: Role, name: string) => (name === `/${area}` || name.startsWith(`/${area}/`)) && !isOpen(name)

/** Loads the pages of an area in idle time, again when the network is back: a page that was never opened opens without one too. */
export const usePreloadedPages = (area: Role) => {
  useEffect(() => {
    const preload = () => void preloadPages((name) => isWithin(area, name))
    preload()
    window.addEventListener('online', preload)
    return () => window.removeEventListener('online', preload)
  }, [area])
}
