// Sections outside the screen are not laid out (content-visibility), so each needs a height: the one that it had, else an estimate. With it the page has
// the same length when the diner comes back or reloads it, and the scroll position leads to the same dish.
import { useCallback } from 'react'
import { createStoredNumbers } from '../../common/pages/stored-numbers.ts'
import type { MenuSection } from './menu-sections.ts'

/** Pixels at the usual text size. */
const headings = { category: 60, cuisine: 24, subcategory: 44 }
const rows = { withPicture: 129, withoutPicture: 66 }

const heights = createStoredNumbers('sufra-heights')

/** A section has other heights on a turned phone. */
const keyOf = (id: string) => `${innerWidth} ${id}`

const estimate = ({ cuisine, groups }: MenuSection) => {
  const items = groups.flatMap((group) => group.items)
  const pictures = items.filter(({ image }) => image).length
  return (
    headings.category +
    (cuisine ? headings.cuisine : 0) +
    groups.length * headings.subcategory +
    pictures * rows.withPicture +
    (items.length - pictures) * rows.withoutPicture
  )
}

/** The props of a section's element. */
export const useSectionHeight = (section: MenuSection) => {
  const { _id } = section
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // Without the padding, as `contain-intrinsic-block-size` counts.
      const observer = new ResizeObserver(([entry]) => entry && heights.set(keyOf(_id), entry.contentRect.height))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [_id],
  )
  return { ref, style: { containIntrinsicBlockSize: `auto ${heights.get(keyOf(_id)) ?? estimate(section)}px` } }
}
