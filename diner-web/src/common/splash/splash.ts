// The splash that the server renders into the HTML of a restaurant's page, before any script is loaded. The page is rendered below it.
import { useSyncExternalStore } from 'react'

/** Spec §9: milliseconds from the first paint. */
const splashTime = 1_000

const listeners = new Set<() => void>()
export const findSplash = () => document.querySelector<HTMLElement>('#splash')
/** Whether the splash covers the page. */
export const isSplashDrawn = () => findSplash() !== null

/** Removes the splash: the page is visible, or the error. */
export const endSplash = () => {
  findSplash()?.remove()
  for (const listener of listeners) listener()
}

/** Whether the splash covers the page. */
export const useSplash = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSplashDrawn)

/** Remaining milliseconds of the splash: the one in the HTML counts from its first paint, any other from now. */
export const splashTimeLeft = (): number => {
  const paint = isSplashDrawn() ? performance.getEntriesByType('paint')[0]?.startTime : undefined
  return paint === undefined ? splashTime : Math.max(0, paint + splashTime - performance.now())
}
