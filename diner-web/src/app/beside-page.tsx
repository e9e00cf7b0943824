import { Toasts } from '@sufra/shared/ui/toasts'
import { useSession } from '../common/session/session.ts'
import { LiveMenu } from './live-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** What every page has beside it, loaded after the first one: the skip link, which is the first element, toasts and the listener for changes of the menu. */
export const BesidePage = () => {
  const restaurantId = useSession((session) => session.restaurantId)
  usePageFocus()
  return (
    <>
      <SkipLink />
      <Toasts />
      {restaurantId && <LiveMenu key={restaurantId} restaurantId={restaurantId} />}
    </>
  )
}
