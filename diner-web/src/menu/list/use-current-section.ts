import { useEffect, useRef, useState } from 'react'

const sectionOf = (id: string) => document.querySelector(`[id="${id}"]`)

/** Events that show that the diner scrolls by hand. */
const scrolls = ['wheel', 'touchmove', 'keydown'] as const

export const scrollToSection = (id: string) => sectionOf(id)?.scrollIntoView({ behavior: 'instant' })

/** Tracks which section (by element id) is in view. A section that was navigated to stays the current one until the diner scrolls. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0])
  const isHeld = useRef(false)
  const all = ids.join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered && !isHeld.current) setCurrent(entered.target.id)
      },
      { rootMargin: '-20% 0px -75% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = sectionOf(id)
      if (section) observer.observe(section)
    }
    const release = () => (isHeld.current = false)
    for (const name of scrolls) addEventListener(name, release, { passive: true })
    return () => {
      observer.disconnect()
      for (const name of scrolls) removeEventListener(name, release)
    }
  }, [all])

  const show = (id: string) => {
    isHeld.current = true
    setCurrent(id)
    scrollToSection(id)
    // Scrolls again, because the sections above are laid out only now.
    requestAnimationFrame(() => scrollToSection(id))
  }
  return { current: ids.includes(current ?? '') ? current : ids[0], show }
}
