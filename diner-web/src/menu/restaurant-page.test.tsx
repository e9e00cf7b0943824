// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter, Pages } from '../common/pages/router.ts'
import { emptySession } from '../common/session/session-fields.ts'
import { updateSession, useSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

let restaurants = 0
/** The restaurant that is opened next. */
const nextRestaurant = () => `0193a2f0-0000-7000-8000-${String(restaurants + 1).padStart(12, '0')}`
const drawn = () => document.querySelector('#splash')
const own = () => screen.queryByText('Welcome to')?.parentElement ?? null

/** `left`: remaining milliseconds of the splash in the HTML, if there is one. */
const open = async ({ isDrawn, left, status = 200, search = '' }: { isDrawn: boolean; left: number; status?: number; search?: string }) => {
  const restaurantId = nextRestaurant()
  restaurants += 1
  document.body.innerHTML = isDrawn ? '<div id="splash"></div>' : ''
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime: 0 } as PerformanceEntry])
  vi.spyOn(performance, 'now').mockReturnValue(1_000 - left)
  history.replaceState(null, '', `/restaurants/${restaurantId}${search}`)
  const restaurant = { _id: restaurantId, name: { en: 'Bait Al Sufra', ar: '' }, branchName: 'West Bay', takingOrders: true }
  const data = { version: 1, restaurant, cuisines: [], items: [] }
  const refused = { success: false, error: 'restaurant.not_found', message: '' }
  vi.stubGlobal('fetch', async (url: string) => ({
    ok: status === 200,
    status,
    headers: new Headers(),
    json: async () => (status === 200 ? { success: true, data: url === '/api/visits' ? { visit: 'new visit' } : data } : refused),
  }))
  await renderForUser(
    <BrowserRouter>
      <Pages pages={{ '/restaurants/:restaurantId': <RestaurantPage /> }} notFound={null} />
    </BrowserRouter>,
  )
  return restaurantId
}
const menu = () => screen.findByRole('heading', { level: 1, name: 'Bait Al Sufra' })

beforeEach(() => {
  localStorage.clear()
  updateSession(() => emptySession)
})
afterEach(() => void vi.restoreAllMocks())

test('the menu is rendered below the splash of the HTML, which stays for the rest of its second', async () => {
  await open({ isDrawn: true, left: 60_000 })
  await menu()
  expect(drawn()).not.toBeNull()
  expect(own()).toBeNull()
})

test('the splash of the HTML is removed after its second, once the menu is loaded', async () => {
  await open({ isDrawn: true, left: 0 })
  await menu()
  await waitFor(() => expect(drawn()).toBeNull())
  expect(own()).toBeNull()
})

test('a diner who leaves the page during the splash of the HTML sees the next page', async () => {
  await open({ isDrawn: true, left: 60_000 })
  await menu()
  act(() => {
    history.pushState(null, '', '/elsewhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(drawn()).toBeNull()
})

test('without a splash in the HTML the app shows its own above the menu', async () => {
  await open({ isDrawn: false, left: 0 })
  await menu()
  expect(own()?.textContent).toBe('Welcome toBait Al Sufra')
})

test('an error ends the splash at once, and has a retry button', async () => {
  await open({ isDrawn: true, left: 60_000, status: 500 })
  await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Sufra' })).toBeTruthy()
  expect(drawn()).toBeNull()
})

test('an error stays during a retry, without another splash', async () => {
  await open({ isDrawn: false, left: 0, status: 500 })
  await screen.findByRole('alert', undefined, { timeout: 10_000 })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const retry = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' })
  retry.click()
  await waitFor(() => expect(retry.disabled).toBe(true))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(own()).toBeNull()
})

test('the opened restaurant is stored', async () => {
  const restaurantId = await open({ isDrawn: false, left: 0 })
  await menu()
  expect(useSession.getState().restaurantId).toBe(restaurantId)
})

test.each([
  ['that this phone has scanned is taken', 'table', { tableId: 'table', tableNumber: 4 }],
  ['that this phone has not scanned is not taken', 'other', { tableId: '', tableNumber: null }],
])('a table in the address %s, after another restaurant was open', async (_what, table, place) => {
  const restaurantId = nextRestaurant()
  updateSession(() => ({
    restaurantId: 'another',
    tableId: 'window',
    tableNumber: 9,
    opened: [{ restaurantId, tableId: 'table', tableNumber: 4, tableToken: 'code', visit: 'visit' }],
  }))
  await open({ isDrawn: false, left: 0, search: `?table=${table}` })
  await menu()
  await waitFor(() => expect(useSession.getState()).toMatchObject({ restaurantId, ...place }))
  // The visit of that place is opened, and no other.
  await waitFor(() => expect(useSession.getState().opened[0]?.tableId).toBe(place.tableId))
})

test.each([404, 400])('an unknown restaurant (%i) shows advice, ends the splash, and leaves the scanned table', async (status) => {
  const table = { restaurantId: 'restaurant', tableId: 'table', tableNumber: 4 }
  updateSession(() => table)
  await open({ isDrawn: true, left: 60_000, status })
  await screen.findByRole('heading', { name: 'Restaurant not found' })
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expect(drawn()).toBeNull()
  expect(useSession.getState()).toMatchObject(table)
})
