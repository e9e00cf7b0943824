// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import type { MenuOnWire } from '@sufra/shared/menu/menu'
import { toStored } from '@sufra/shared/menu/stored-menu'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMenu } from '../api/use-menu.ts'
import { emptySession } from '../session/session-fields.ts'
import { updateSession } from '../session/session.ts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { OpeningLine } from './opening-line.tsx'
import { OpeningNote } from './opening-note.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const { opening: texts } = forDinerLater
/** The time 14:00 in Qatar. */
const now = Date.parse('2026-11-24T11:00:00Z')
const period = (day: number, from: string, ordersUntil: string, to: string) => ({
  opensAt: `2026-11-${day}T${from}:00.000Z`,
  ordersUntil: `2026-11-${day}T${ordersUntil}:00.000Z`,
  closesAt: `2026-11-${day}T${to}:00.000Z`,
})
const nothing = { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null }
const evening = [period(24, '14:00', '19:30', '20:00'), period(25, '14:00', '20:00', '20:00')]

afterEach(() => void vi.useRealTimers())

/** Rendered once the menu is loaded. */
const RestaurantName = () => <b>{useMenu(restaurantId).data?.restaurant.name.en}</b>

type Shown = { takingOrders?: boolean; isUnreachable?: boolean; at?: number; date?: string; storedAt?: number }

const show = async (
  opening: object | undefined,
  { takingOrders = true, isUnreachable = false, at = now, date = new Date(at).toUTCString(), storedAt }: Shown = {},
) => {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  updateSession(() => ({ ...emptySession, restaurantId }))
  const restaurant = { _id: restaurantId, name: { en: 'Test', ar: '' }, takingOrders, isUnreachable, ...(opening && { opening }) }
  const body = { success: true, data: { version: 1, restaurant, cuisines: [], items: [], storedAt } }
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, headers: new Headers({ date }), json: async () => body }))
  await renderForUser(
    <>
      <p>
        <OpeningLine />
      </p>
      <RestaurantName />
      <OpeningNote />
    </>,
  )
}
const note = () => screen.queryByRole('status')

test.each([
  ['before it opens', evening, now, 'Opens at 17:00', 'Closed · Opens at 17:00'],
  [
    'after the last orders',
    evening,
    Date.parse('2026-11-24T19:30:00Z'),
    'Opens tomorrow at 17:00',
    `${texts.lastOrdersOver} · Opens tomorrow at 17:00`,
  ],
  ['with no opening in sight', [], now, 'Closed', 'Closed'],
  ['on a day next week', [period(29, '14:00', '20:00', '20:00')], now, 'Opens on Sunday at 17:00', 'Closed · Opens on Sunday at 17:00'],
])('%s the line shows the next opening, and a note says that the menu can be viewed', async (_name, periods, at, badge, text) => {
  await show({ ...nothing, periods }, { at })
  expect((await screen.findAllByText(badge))[0]?.tagName).toBe('P')
  expect(note()?.textContent).toBe(text + texts.viewMenu)
})

test.each([
  ['without hours', nothing, 'Open'],
  [
    'with last orders before closing',
    { ...nothing, periods: [period(24, '10:00', '19:30', '20:00')] },
    'Open until 23:00 · last orders 22:30',
  ],
  ['with last orders at closing', { ...nothing, periods: [period(24, '10:00', '20:00', '20:00')] }, 'Open until 23:00'],
  ['of an older server', undefined, 'Open'],
])('open %s: only the line is shown', async (_name, opening, badge) => {
  await show(opening)
  await screen.findByText(badge)
  expect(note()).toBeNull()
})

test('a pause is shown with its end, and a busy kitchen with the added minutes', async () => {
  await show({ ...nothing, pausedUntil: '2026-11-24T11:15:00.000Z' })
  await screen.findAllByText('Orders paused until 14:15')
  expect(note()?.textContent).toBe(`Orders paused until 14:15${texts.viewMenu}`)
})

test('a busy kitchen takes orders and says that they take longer', async () => {
  await show({ ...nothing, busy: { minutes: 20, until: '2026-11-25T01:00:00.000Z' } })
  await screen.findByText('Busy kitchen: orders take about 20 minutes longer')
})

test('a restaurant that has switched orders off says so', async () => {
  await show(nothing, { takingOrders: false })
  expect((await screen.findAllByText(new RegExp(texts.notTakingOrders))).length).toBeGreaterThan(0)
})

test('a menu stored on the phone does not say whether the restaurant is open', async () => {
  // with just the fields that are read
  const data = { restaurant: { takingOrders: false, opening: { ...nothing, periods: evening } } } as unknown as MenuOnWire
  const { opening, takingOrders } = toStored({ data }, now).data.restaurant
  await show(opening, { takingOrders, storedAt: now })
  await screen.findByText('Test')
  expect([document.querySelector('p')?.textContent, note()]).toEqual(['', null])
})

test('a restaurant that does not respond says so before an order, even while it is open', async () => {
  await show(nothing, { isUnreachable: true })
  await screen.findByText(forDinerLater.start.unreachable)
  expect(document.querySelector('p')?.textContent).toBe('Open')
  expect(note()?.textContent).toBe(forDinerLater.start.unreachable + forDinerLater.start.askStaff)
})

test("a phone whose clock is hours ahead shows the state by the server's clock", async () => {
  await show({ ...nothing, periods: evening }, { at: now + 5 * 3_600_000, date: new Date(now).toUTCString() })
  await screen.findByText('Opens at 17:00')
})
