import { AboutButton } from '../about/about-button.tsx'
import { ReviewLink } from '../about/review-link.tsx'
import { MenuFoot } from './menu-foot.tsx'
import { OpeningLine } from './opening-line.tsx'
import { OpeningNote } from './opening-note.tsx'

const parts = { note: OpeningNote, line: OpeningLine, about: AboutButton, review: ReviewLink, version: MenuFoot }

/**
 * Details of a restaurant that load after the page: whether it is open, its description, and an invitation to a review. Below them a link
 * to find an order that this phone has lost, and the app's version.
 */
export const OpeningPart = ({ part = 'note' }: { part?: keyof typeof parts }) => {
  const Part = parts[part]
  return <Part />
}
