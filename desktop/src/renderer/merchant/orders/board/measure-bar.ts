const setLength = (name: string, pixels: number) => {
  const { style } = document.documentElement
  if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`)
}

/**
 * Ref callback for the sticky bar of the board: sets its height (`--board-bar`) and its lowest bottom edge (`--toasts-top`) as CSS variables, so that
 * column headings and toasts are placed below it.
 */
export const measureBar = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const observer = new ResizeObserver(() => {
    const above = (bar.parentElement?.getBoundingClientRect().top ?? 0) + scrollY
    setLength('--board-bar', bar.offsetHeight)
    setLength('--toasts-top', Math.round(above) + bar.offsetHeight)
  })
  // Elements above the bar also appear and disappear.
  for (const element of [bar, document.body]) observer.observe(element)
  return () => {
    observer.disconnect()
    for (const name of ['--board-bar', '--toasts-top']) document.documentElement.style.removeProperty(name)
  }
}
