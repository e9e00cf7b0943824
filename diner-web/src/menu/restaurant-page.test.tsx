// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter, Pages } from '../common/pages/router.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

let restaurants = 0
const drawn = () => document.querySelector('#splash')
const own = () => screen.queryByText('Welcome to')?.parentElement ?? null

/** `left`: milliseconds of the splash that are left, of the one in the HTML if there is one. */
const open = async ({ isDrawn, left, isFound = true }: { isDrawn: boolean; left: number; isFound?: boolean }) => {
  restaurants += 1
  const restaurantId = `0193a2f0-0000-7000-8000-${String(restaurants).padStart(12, '0')}`
  document.body.innerHTML = isDrawn ? '<div id="splash"></div>' : ''
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ startTime: 0 } as PerformanceEntry])
  vi.spyOn(performance, 'now').mockReturnValue(1_000 - left)
  history.replaceState(null, '', `/restaurants/${restaurantId}`)
  const restaurant = { _id: restaurantId, name: { en: 'Bait Al Sufra', ar: '' }, branchName: 'West Bay', takingOrders: true }
  const data = { version: 1, restaurant, cuisines: [], items: [] }
  const refused = { success: false, error: 'restaurant.not_found', message: '' }
  vi.stubGlobal('fetch', async () => ({
    ok: isFound,
    status: isFound ? 200 : 404,
    headers: new Headers(),
    json: async () => (isFound ? { success: true, data } : refused),
  }))
  await renderForUser(
    <BrowserRouter>
      <Pages pages={{ '/restaurants/:restaurantId': <RestaurantPage /> }} notFound={null} />
    </BrowserRouter>,
  )
}
const menu = () => screen.findByRole('heading', { level: 1, name: 'Bait Al Sufra' })

beforeEach(() => localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

test('the menu is rendered below the splash of the HTML, which stays for the rest of its second', async () => {
  await open({ isDrawn: true, left: 60_000 })
  await menu()
  expect(drawn()).not.toBeNull()
  expect(own()).toBeNull()
})

test('the splash of the HTML is removed once its second is over and the menu is there', async () => {
  await open({ isDrawn: true, left: 0 })
  await menu()
  await vi.waitFor(() => expect(drawn()).toBeNull())
  expect(own()).toBeNull()
})

test('without one in the HTML the app shows a splash of its own above the menu', async () => {
  await open({ isDrawn: false, left: 0 })
  await menu()
  expect(own()?.textContent).toBe('Welcome toBait Al Sufra')
})

test('an error ends the splash at once', async () => {
  await open({ isDrawn: true, left: 60_000, isFound: false })
  await screen.findByRole('alert', undefined, { timeout: 10_000 })
  expect(drawn()).toBeNull()
})
