// An administrator sees a restaurant's pages as it does. The token of that session is only in the memory of this page: the cookies stay those of the
// administrator, and loading the page again ends the view: the tab's storage has only which restaurant was viewed, so that the page says so.
import { tabStorage } from '@sufra/shared/browser-storage'
import { endView, startView } from '@sufra/shared/provisions/view-as.routes'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { call, startClientWith, startNewClient } from '../api/api.ts'
import { useKnownSession } from './session.ts'
import { storeSession } from './session-state.ts'

type View = { viewId: string; restaurantId: string; timer: ReturnType<typeof setTimeout> }
let view: View | undefined
const viewedKey = 'sufra-viewed'

/** The restaurant whose view has ended without the way out, until its page has said so. */
export const readEndedView = (): string | undefined => (view ? undefined : (tabStorage.getItem(viewedKey) ?? undefined))

export const forgetEndedView = () => tabStorage.removeItem(viewedKey)

/** The page of the restaurant, loaded anew: nothing of the view stays in the memory. */
const openRestaurantPage = (restaurantId: string) => location.assign(`/admin/provisions/${restaurantId}`)

/** Until when the restaurant of this page is only viewed; undefined for its own members and for administrators on their own pages. */
export const useViewsUntil = (): string | undefined => useKnownSession()?.user?.viewsUntil

/** Shows the pages of a restaurant as it sees them. Throws ApiError. */
export const startViewing = async (restaurantId: string): Promise<void> => {
  const { data } = await call(startView, { params: { restaurantId } })
  const onOver = () => openRestaurantPage(restaurantId)
  const timer = setTimeout(onOver, Date.parse(data.user.viewsUntil ?? '') - serverNow())
  view = { viewId: data.viewId, restaurantId, timer }
  tabStorage.setItem(viewedKey, restaurantId)
  startClientWith(data.accessToken, onOver)
  storeSession({ user: data.user })
}

/** Ends the view, also when the server cannot be reached: it ends by itself then. */
export const stopViewing = async (): Promise<void> => {
  if (!view) return
  const { viewId, restaurantId, timer } = view
  clearTimeout(timer)
  forgetEndedView()
  startNewClient()
  await call(endView, { params: { sessionId: viewId } }).catch(() => undefined) // it expires
  openRestaurantPage(restaurantId)
}
