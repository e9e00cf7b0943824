import { useEffect, useState } from 'react'
import type { Size } from './view.ts'

/** The content size of an element, updated when it changes; undefined before it is mounted. */
export const useElementSize = () => {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { measure: setElement, element, size }
}
