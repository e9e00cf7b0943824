import { AboutButton } from '../about/about-button.tsx'
import { ReviewLink } from '../about/review-link.tsx'
import { AppVersion } from '../ui/app-version.tsx'
import { OpeningLine } from './opening-line.tsx'
import { OpeningNote } from './opening-note.tsx'

const parts = { note: OpeningNote, line: OpeningLine, about: AboutButton, review: ReviewLink, version: AppVersion }

/** What a restaurant says about itself, loaded after the page: whether it is open, its description, and an invitation to a review. Below it the app's version. */
export const OpeningPart = ({ part = 'note' }: { part?: keyof typeof parts }) => {
  const Part = parts[part]
  return <Part />
}
