// Visits: the proof, carried by every order, that this phone has opened the restaurant or scanned the table's code (see openVisit).
import type { Call } from '@sufra/shared/contract/client'
import type { openVisit } from '@sufra/shared/visits/visit.routes'
import { placeOf, type OpenedPlace, type Place, type Session } from './session-fields.ts'

type Where = Pick<Place, 'restaurantId' | 'tableId'>
type Deps = {
  call: Call
  read: () => Pick<Session, 'opened' | 'lastVisit'>
  update: (change: (session: Session) => Partial<Session>) => void
}

/** Maximum number of stored restaurants and tables. */
const maxOpened = 10

const isAt =
  ({ restaurantId, tableId }: Where) =>
  (each: Where) =>
    each.restaurantId === restaurantId && each.tableId === tableId

/** Returns the opened places with this one as the newest. */
const withOpened = (opened: readonly OpenedPlace[], place: OpenedPlace): OpenedPlace[] => [
  place,
  ...opened.filter((each) => !isAt(place)(each)).slice(0, maxOpened - 1),
]

/** Adds a scanned table. Its visit is reused unless the table has a new code. */
export const withScanned = (opened: readonly OpenedPlace[], place: Place, tableToken: string): OpenedPlace[] => {
  const known = opened.find(isAt(place))
  return withOpened(opened, { ...place, tableToken, visit: known?.tableToken === tableToken ? known.visit : '' })
}

/** The visit of the diner's current place in this restaurant; '' without one. */
export const visitAt = ({ opened, tableId }: Pick<Session, 'opened' | 'tableId'>, restaurantId: string): string =>
  opened.find(isAt({ restaurantId, tableId }))?.visit ?? ''

/** The place of a diner who opens an address: the current table, the table in the address if this phone has scanned it, or no table. */
export const placeAt = (session: Place & Pick<Session, 'opened'>, where: Where): Place => {
  if (session.restaurantId === where.restaurantId && session.tableId) return placeOf(session)
  const { tableId = '', tableNumber = null } = session.opened.find((each) => isAt(where)(each) && each.tableNumber !== null) ?? {}
  return { restaurantId: where.restaurantId, tableId, tableNumber }
}

export const createVisits = ({ call, read, update }: Deps) => {
  const open = async ({ restaurantId, tableId }: Where): Promise<string> => {
    const { opened, lastVisit } = read()
    const { tableToken = '', tableNumber = null } = opened.find(isAt({ restaurantId, tableId })) ?? {}
    // Called by method and path, so that the first menu does not load the schema library.
    const { data } = await call<typeof openVisit>(
      { method: 'POST', path: '/api/visits' },
      { body: { restaurantId, tableToken, visit: lastVisit } },
    )
    const { visit } = data
    update((session) => ({
      opened: withOpened(session.opened, { restaurantId, tableId, tableNumber, tableToken, visit }),
      lastVisit: visit,
    }))
    return visit
  }
  return {
    /** Returns the visit of a place, and opens it if there is none. Throws ApiError. */
    get: async (where: Where): Promise<string> => read().opened.find(isAt(where))?.visit || open(where),
    /** Opens a new visit of the same phone, after the server refused the old one. Throws ApiError. */
    renew: open,
  }
}

export type Visits = ReturnType<typeof createVisits>
