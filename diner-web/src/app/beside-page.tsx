import { useSession } from '../common/session/session.ts'
import { ConnectionNote } from './background/connection-note.tsx'
import { UpdateOffer } from './background/update-offer.tsx'
import { LiveMenu } from './live-menu.tsx'
import { PageToasts } from './page-toasts.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePageFocus } from './use-page-focus.ts'

/**
 * Parts beside every page, loaded after the first page: the skip link, which is the first element, the notes about the connection and a new
 * version, toasts, and the listener for changes of the menu.
 */
export const BesidePage = () => {
  const restaurantId = useSession((session) => session.restaurantId)
  usePageFocus()
  return (
    <>
      <SkipLink />
      <ConnectionNote />
      <UpdateOffer />
      <PageToasts />
      {restaurantId && <LiveMenu key={restaurantId} restaurantId={restaurantId} />}
    </>
  )
}
