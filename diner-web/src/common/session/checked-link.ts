import { checkedLinkElement, type CheckedLink } from '@sufra/shared/tables/checked-link'

/** What the server has found out about the link with which this document was opened, once; undefined when the page has to ask. */
export const takeCheckedLink = <Wanted extends keyof CheckedLink>(wanted: Wanted): CheckedLink[Wanted] => {
  const element = document.querySelector(`#${checkedLinkElement}`)
  if (!element) return undefined
  const link = JSON.parse(element.textContent) as CheckedLink // written by the server that served this document
  if (link[wanted]) element.remove()
  return link[wanted]
}
