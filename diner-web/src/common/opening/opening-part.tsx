import { useTranslation } from 'react-i18next'
import { AboutButton } from '../about/about-button.tsx'
import { ReviewLink } from '../about/review-link.tsx'
import { Link } from '../pages/router.ts'
import { useSession } from '../session/session.ts'
import { AppVersion } from '../ui/app-version.tsx'
import { OpeningLine } from './opening-line.tsx'
import { OpeningNote } from './opening-note.tsx'

/** The end of the menu page: a link to find an order that this phone has lost, and the app's version. */
const MenuFoot = () => {
  const { t } = useTranslation()
  const hasOrders = useSession(({ orders }) => orders.length > 0)
  return (
    <footer>
      {!hasOrders && (
        <Link to="/successorder" className="mx-auto grid min-h-11 place-items-center px-4 text-sm font-semibold text-ink-soft underline">
          {t('findOrder.open')}
        </Link>
      )}
      <AppVersion />
    </footer>
  )
}

const parts = { note: OpeningNote, line: OpeningLine, about: AboutButton, review: ReviewLink, version: MenuFoot }

/**
 * Details of a restaurant that load after the page: whether it is open, its description, and an invitation to a review. Below them a link
 * to find an order that this phone has lost, and the app's version.
 */
export const OpeningPart = ({ part = 'note' }: { part?: keyof typeof parts }) => {
  const Part = parts[part]
  return <Part />
}
