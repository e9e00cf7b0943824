import { takeCheckedLink } from '../common/session/checked-link.ts'
import { restaurantPath, setTable } from '../common/session/session.ts'

/**
 * Opens the restaurant of a scanned code that the server has checked, without the link's page and its request. Call it before the router
 * starts.
 */
export const openScannedTable = () => {
  const table = takeCheckedLink('table')
  if (!table) return
  setTable({ ...table, tableToken: new URLSearchParams(location.search).get('t') ?? '' })
  history.replaceState(history.state, '', restaurantPath(table))
}
