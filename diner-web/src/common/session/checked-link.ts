import { checkedLinkElement, type CheckedLink } from '@sufra/shared/tables/checked-link'

/** Returns the server's check of the link that opened this document, once. Undefined when the page has to request it. */
export const takeCheckedLink = <Wanted extends keyof CheckedLink>(wanted: Wanted): CheckedLink[Wanted] => {
  const element = document.querySelector(`#${checkedLinkElement}`)
  if (!element) return undefined
  const link = JSON.parse(element.textContent) as CheckedLink // written by the server of this document
  if (link[wanted]) element.remove()
  return link[wanted]
}
