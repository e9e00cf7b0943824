/**
 * Imitates a browser that translates the page: wraps each text in elements that React does not know, including texts that appear later. The
 * words stay the same, so that tests find them. It also runs in the page of a browser test, so it uses nothing outside this function.
 */
export const translatePage = (): (() => void) => {
  const untranslated = 'script, style, textarea, title, option, svg, font'
  const wrap = (text: Node) => {
    if (text.textContent?.trim() === '' || !text.parentElement || text.parentElement.closest(untranslated)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.textContent
    outer.append(inner)
    text.parentElement.replaceChild(outer, text)
  }
  const wrapIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') wrap(target)
      else addedNodes.forEach((node) => node.isConnected && wrapIn(node))
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  wrapIn(document)
  return () => observer.disconnect()
}
