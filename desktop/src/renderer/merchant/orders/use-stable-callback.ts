import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function for every render, which calls the newest one: for children that are rendered only when their props change. */
export const useStableCallback = <A extends unknown[]>(run: (...parameters: A) => void): ((...parameters: A) => void) => {
  const newest = useRef(run)
  useLayoutEffect(() => {
    newest.current = run
  })
  return useCallback((...parameters: A) => newest.current(...parameters), [])
}
