const setLength = (name: string, pixels: number) => {
  const { style } = document.documentElement
  if (style.getPropertyValue(name) !== `${pixels}px`) style.setProperty(name, `${pixels}px`)
}

/**
 * A ref for the board's bar, which stays at the top: tells the page how high it is (`--board-bar`), and where it ends at most (`--toasts-top`), so that
 * column heads and toasts stand below it.
 */
export const measureBar = (bar: HTMLElement | null) => {
  if (!bar) return undefined
  const observer = new ResizeObserver(() => {
    const above = (bar.parentElement?.getBoundingClientRect().top ?? 0) + scrollY
    setLength('--board-bar', bar.offsetHeight)
    setLength('--toasts-top', Math.round(above) + bar.offsetHeight)
  })
  // What stands above the bar comes and goes too.
  for (const element of [bar, document.body]) observer.observe(element)
  return () => {
    observer.disconnect()
    for (const name of ['--board-bar', '--toasts-top']) document.documentElement.style.removeProperty(name)
  }
}
