import { useEffect, useState } from 'react'
import type { Size } from './view.ts'

/** The inner size of an element, followed as it changes; undefined before it is there. */
export const useSize = () => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return { measure: setElement, element, size }
}
