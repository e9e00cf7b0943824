// Sections outside the screen are not laid out (content-visibility), so each needs a height: its last one, else an estimate. So the page
// has the same length when the diner returns or reloads it, and the scroll position leads to the same item.
import { useCallback } from 'react'
import { createStoredNumbers } from '../../common/pages/stored-numbers.ts'
import type { MenuSection } from './menu-sections.ts'

/** Pixels at the usual text size. */
const headings = { category: 60, cuisine: 24, subcategory: 44 }
const rows = { withPicture: 129, withoutPicture: 66 }

const heights = createStoredNumbers('sufra-heights')

/** A section has another height after the phone is rotated. */
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
      // The height without the padding, like `contain-intrinsic-block-size`.
      const observer = new ResizeObserver(([entry]) => entry && heights.set(keyOf(_id), entry.contentRect.height))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [_id],
  )
  return { ref, style: { containIntrinsicBlockSize: `auto ${heights.get(keyOf(_id)) ?? estimate(section)}px` } }
}
