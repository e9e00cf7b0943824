const name = '--board-bar'

/** Ref callback for the sticky bar of the board: sets its height as a CSS variable, so that column headings are placed below it. */
export const measureBar = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const height = `${bar.offsetHeight}px`
    if (style.getPropertyValue(name) !== height) style.setProperty(name, height)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}
