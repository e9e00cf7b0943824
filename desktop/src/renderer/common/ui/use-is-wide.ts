import { useCallback, useSyncExternalStore } from 'react'

/**
 * Tailwind's `md` and `lg`. From `md` on, the side bar is beside the page; from `lg` on, a list beside the side bar has room for one line
 * per row.
 */
const widths = { md: '48rem', lg: '64rem' } as const

export const useIsWide = (from: keyof typeof widths = 'md') => {
  const query = useCallback(() => matchMedia(`(min-width: ${widths[from]})`), [from])
  const listen = useCallback(
    (onChange: () => void) => {
      const listened = query()
      listened.addEventListener('change', onChange)
      return () => listened.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => query().matches)
}
