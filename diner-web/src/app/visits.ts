// The proof that every order carries: that this phone has opened the restaurant, or scanned the table's code (see openVisit).
import type { Call } from '@sufra/shared/contract/client'
import type { openVisit } from '@sufra/shared/visits/visit.routes'
import type { OpenedPlace, Place, Session } from './session-fields.ts'

type Where = Pick<Place, 'restaurantId' | 'tableId'>
type Deps = {
  call: Call
  read: () => Pick<Session, 'opened' | 'lastVisit'>
  update: (change: (session: Session) => Partial<Session>) => void
}

/** Restaurants and tables that a phone remembers. */
const maxOpened = 10

const isAt =
  ({ restaurantId, tableId }: Where) =>
  (each: Where) =>
    each.restaurantId === restaurantId && each.tableId === tableId

/** The places that were opened, with this one as the newest. */
const withOpened = (opened: readonly OpenedPlace[], place: OpenedPlace): OpenedPlace[] => [
  place,
  ...opened.filter((each) => !isAt(place)(each)).slice(0, maxOpened - 1),
]

/** A table's code was scanned: its visit stays, unless the table has a new code. */
export const withScanned = (opened: readonly OpenedPlace[], where: Where, tableToken: string): OpenedPlace[] => {
  const known = opened.find(isAt(where))
  return withOpened(opened, { ...where, tableToken, visit: known?.tableToken === tableToken ? known.visit : '' })
}

export const createVisits = ({ call, read, update }: Deps) => {
  const open = async ({ restaurantId, tableId }: Where): Promise<string> => {
    const { opened, lastVisit } = read()
    const tableToken = opened.find(isAt({ restaurantId, tableId }))?.tableToken ?? ''
    // By its method and path: the first menu does not wait for the schema library.
    const { data } = await call<typeof openVisit>(
      { method: 'POST', path: '/api/visits' },
      { body: { restaurantId, tableToken, visit: lastVisit } },
    )
    const { visit } = data
    update((session) => ({ opened: withOpened(session.opened, { restaurantId, tableId, tableToken, visit }), lastVisit: visit }))
    return visit
  }
  return {
    /** The visit of a place, opened when there is none yet. Throws ApiError. */
    get: async (where: Where): Promise<string> => read().opened.find(isAt(where))?.visit || open(where),
    /** A new visit of the same phone, since the server does not accept the old one any more. Throws ApiError. */
    renew: open,
  }
}

export type Visits = ReturnType<typeof createVisits>
