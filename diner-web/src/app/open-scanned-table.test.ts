// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../common/session/session.ts'
import { openScannedTable } from './open-scanned-table.ts'

const [restaurantId, tableId] = ['0193a2f0-0000-7000-8000-000000000001', '0193a2f0-0000-7000-8000-000000000002']
const link = `/qr-link?r=${restaurantId}&t=the-code`

const openWith = (checked: object | undefined) => {
  document.body.innerHTML = checked ? `<script type="application/json" id="checked-link">${JSON.stringify(checked)}</script>` : ''
  history.replaceState(null, '', link)
  openScannedTable()
}
const address = () => location.pathname + location.search

beforeEach(() => localStorage.clear())

test('a table that the server has checked is selected with its code, and its restaurant’s page replaces the link', () => {
  const entries = history.length
  openWith({ table: { restaurantId, tableId, tableNumber: 4 } })
  expect(address()).toBe(`/restaurants/${restaurantId}?table=${tableId}`)
  expect(history.length).toBe(entries)
  expect(useSession.getState()).toMatchObject({ restaurantId, tableId, tableNumber: 4 })
  expect(useSession.getState().opened[0]).toMatchObject({ tableId, tableToken: 'the-code' })
  expect(document.querySelector('#checked-link')).toBeNull()
})

test.each([
  ['the error of a code that is not valid', { error: 'table.link_invalid' }],
  ['nothing', undefined],
])('with %s in the page its address stays', (_what, checked) => {
  openWith(checked)
  expect(address()).toBe(link)
  expect(document.querySelector('#checked-link') !== null).toBe(checked !== undefined)
})
