import { useCallback, useEffect, useRef, useState } from 'react'

/** Tracks which of the sections (by element id) is visible, and scrolls to a section. */
export const useScrolledTo = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0])
  const observer = useRef<IntersectionObserver>(undefined)

  const sectionRef = useCallback((section: HTMLElement | null) => {
    if (!section) return
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -70% 0px' },
    )
    observer.current.observe(section)
  }, [])
  useEffect(() => () => observer.current?.disconnect(), [])

  return {
    current: current ?? ids[0],
    sectionRef,
    scrollTo: (id: string) => document.querySelector(`[id="${id}"]`)?.scrollIntoView({ behavior: 'smooth' }),
  }
}
