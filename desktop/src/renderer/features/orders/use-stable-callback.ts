import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls the latest `run`; for memoised children. */
export const useStableCallback = <A extends unknown[]>(run: (...parameters: A) => void): ((...parameters: A) => void) => {
  const newest = useRef(run)
  useLayoutEffect(() => {
    newest.current = run
  })
  return useCallback((...parameters: A) => newest.current(...parameters), [])
}
