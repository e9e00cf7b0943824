import { useSyncExternalStore } from 'react'

/** Tailwind's `md`: from this width on the side bar is shown beside the page. */
const wide = () => matchMedia('(min-width: 48rem)')

const listen = (onChange: () => void) => {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsWide = () => useSyncExternalStore(listen, () => wide().matches)
