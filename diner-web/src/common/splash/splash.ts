// The splash that the server draws into the HTML of a restaurant's page, before any script has come. The page is rendered below it.
import { useSyncExternalStore } from 'react'

/** Spec §9, in milliseconds from the first paint. */
const splashTime = 1_000

const listeners = new Set<() => void>()
export const findSplash = () => document.querySelector<HTMLElement>('#splash')
/** Whether it covers the page. */
export const isSplashDrawn = () => findSplash() !== null

/** Removes it: the page is shown, or the error why there is none. */
export const endSplash = () => {
  findSplash()?.remove()
  for (const listener of listeners) listener()
}

/** Whether it covers the page. */
export const useSplash = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isSplashDrawn)

/** Milliseconds for which a splash is still to be seen: the one in the HTML counts from its first paint, any other from now. */
export const splashTimeLeft = (): number => {
  const paint = isSplashDrawn() ? performance.getEntriesByType('paint')[0]?.startTime : undefined
  return paint === undefined ? splashTime : Math.max(0, paint + splashTime - performance.now())
}
