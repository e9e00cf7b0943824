import { OpeningBadge } from './opening-badge.tsx'
import { OpeningNote } from './opening-note.tsx'

/** As a badge on the restaurant's cover, or as a note above the page. */
export const OpeningPart = ({ isBadge = false }) => (isBadge ? <OpeningBadge /> : <OpeningNote />)
