import { useEffect } from 'react'

/** Names the page in the window's title. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Sufra`
  }, [title])
}
