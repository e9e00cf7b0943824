// Shows the number of waiting orders in the page title and on the favicon, for a tab in the background.
import { useEffect } from 'react'
import { useTitlePrefix } from '../../../common/pages/page-title.ts'
import { alarm } from '../../../common/bridge/bridge.ts'

const size = 64

const logo = `<rect width="64" height="64" rx="16" fill="#4a5d23"/><path d="M14 38a18 18 0 0 1 36 0z" fill="#faf8f4"/><rect x="10" y="42" width="44" height="5" rx="2.5" fill="#e0a030"/>`
const dot = (count: number) =>
  `<circle cx="46" cy="18" r="18" fill="#c2410c"/><text x="46" y="26" font-family="sans-serif" font-size="24" font-weight="700" fill="#fff" text-anchor="middle">${count > 99 ? '99' : count}</text>`

const iconOf = (count: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${logo}${count > 0 ? dot(count) : ''}</svg>`)}`

/** Shows the number before the page title, on the favicon and as the app badge. */
export const usePageBadge = (waiting: number) => {
  useTitlePrefix(waiting > 0 ? `(${waiting}) ` : '')
  useEffect(() => {
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', iconOf(waiting))
    alarm.setBadge(waiting)
  }, [waiting])
}
