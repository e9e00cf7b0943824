// View-as: an administrator sees a restaurant's pages as its members do. The token of the view is only in the memory of this page, and
// the cookies stay the administrator's. So reloading the page ends the view. The tab's storage has only the viewed restaurant, so that the
// page can say that the view has ended.
import { tabStorage } from '@sufra/shared/browser-storage'
import { endView, startView } from '@sufra/shared/provisions/view-as.routes'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { call, startClientWith, startNewClient } from '../api/api.ts'
import { useKnownSession } from './session.ts'
import { storeSession } from './session-state.ts'

type View = { viewId: string; restaurantId: string; timer: ReturnType<typeof setTimeout> }
let view: View | undefined
const viewedKey = 'sufra-viewed'

/** The restaurant whose view has ended without the exit, until its page has announced it. */
export const readEndedView = (): string | undefined => (view ? undefined : (tabStorage.getItem(viewedKey) ?? undefined))

export const forgetEndedView = () => tabStorage.removeItem(viewedKey)

/** Loads the page of the restaurant again, so that nothing of the view stays in memory. */
const openRestaurantPage = (restaurantId: string) => location.assign(`/admin/provisions/${restaurantId}`)

/** The end of the view of this page's restaurant; undefined for its own members and for administrators on their own pages. */
export const useViewsUntil = (): string | undefined => useKnownSession()?.user?.viewsUntil

/** Shows the pages of a restaurant as its members see them. Throws ApiError. */
export const startViewing = async (restaurantId: string): Promise<void> => {
  const { data } = await call(startView, { params: { restaurantId } })
  const onOver = () => openRestaurantPage(restaurantId)
  const timer = setTimeout(onOver, Date.parse(data.user.viewsUntil ?? '') - serverNow())
  view = { viewId: data.viewId, restaurantId, timer }
  tabStorage.setItem(viewedKey, restaurantId)
  startClientWith(data.accessToken, onOver)
  storeSession({ user: data.user })
}

/** Ends the view, even when the server cannot be reached: then the session expires. */
export const stopViewing = async (): Promise<void> => {
  if (!view) return
  const { viewId, restaurantId, timer } = view
  clearTimeout(timer)
  forgetEndedView()
  startNewClient()
  await call(endView, { params: { sessionId: viewId } }).catch(() => undefined) // the session expires
  openRestaurantPage(restaurantId)
}
