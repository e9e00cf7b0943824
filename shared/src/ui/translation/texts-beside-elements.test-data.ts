/**
 * Finds texts of a page that are not alone in their element, each with its neighbours: a browser that translates the page breaks them (lint
 * rule `text-alone`). It also runs in the page of a browser test.
 */
export const textsBesideElements = (root: Element): string[] => {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const parent = text.parentElement
    if (!parent || text.textContent?.trim() === '' || parent.closest('style, script')) continue
    if (parent.childNodes.length > 1) found.push(`${text.textContent} in ${parent.outerHTML.slice(0, 300)}`)
  }
  return found
}
