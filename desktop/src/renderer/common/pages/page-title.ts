import { useEffect } from 'react'

/** Sets the document title. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Sufra`
  }, [title])
}
