import { useEffect } from 'react'

/** Undefined until the first change: that of the HTML. */
let pageTitle: string | undefined
let prefix = ''

const write = () => {
  pageTitle ??= document.title
  document.title = prefix + pageTitle
}

/** Sets the document title. */
export const usePageTitle = (title: string) => {
  useEffect(() => {
    pageTitle = `${title} · Sufra`
    write()
  }, [title])
}

/** Puts a text before the title of every page while it is not empty. */
export const useTitlePrefix = (text: string) => {
  useEffect(() => {
    prefix = text
    write()
    return () => {
      prefix = ''
      write()
    }
  }, [text])
}
