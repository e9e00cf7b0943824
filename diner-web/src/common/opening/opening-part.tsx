import { CoverDetails } from '../about/cover-details.tsx'
import { OpeningBadge } from './opening-badge.tsx'
import { OpeningNote } from './opening-note.tsx'

/** On the restaurant's cover with what it says about itself, or as a note above the page. */
export const OpeningPart = ({ isBadge = false }) =>
  isBadge ? (
    <>
      <OpeningBadge />
      <CoverDetails />
    </>
  ) : (
    <OpeningNote />
  )
