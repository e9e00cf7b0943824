import { useEffect } from 'react'

/** Titles of the HTML, of the page's place in its area, and of the page. The last one that is set becomes the document title. */
const titles: { html?: string; area?: string | undefined; own?: string | undefined } = {}
let prefix = ''

const write = () => {
  titles.html ??= document.title
  document.title = prefix + (titles.own ?? titles.area ?? titles.html)
}

const useTitle = (level: 'area' | 'own', title: string) => {
  useEffect(() => {
    titles[level] = `${title} · Sufra`
    write()
    return () => {
      titles[level] = undefined
      write()
    }
  }, [level, title])
}

/** Sets the document title while a page is open. */
export const usePageTitle = (title: string) => useTitle('own', title)

/** Sets the document title for pages without their own title. */
export const useAreaTitle = (title: string) => useTitle('area', title)

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
