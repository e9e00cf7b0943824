/**
 * Does what a browser does that translates the page: puts each text into elements of the translation, which React knows nothing of, also the texts that come
 * later. The words stay, so that tests find them. Runs in the page of a browser test too, so it uses nothing from outside of itself.
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
