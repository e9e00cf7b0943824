import { expect, test } from 'vitest'
import { openingState } from '../hours/opening-state.ts'
import { menuInDirhams } from './menu-in-dirhams.ts'
import type { MenuOnWire } from './menu.ts'
import { storedAtOf, toStored } from './stored-menu.ts'

const sentAt = Date.parse('2026-11-25T11:05:00Z')
const restaurant = {
  _id: '0193a2f0-0000-7000-8000-000000000001',
  name: { en: 'Test', ar: '' },
  branchName: '',
  about: { en: '', ar: '' },
  phone: '',
  takingOrders: false,
  isUnreachable: true,
  googleReviewUrl: '',
  opening: {
    timeZone: 'Asia/Qatar',
    periods: [{ opensAt: '2026-11-25T06:00:00.000Z', ordersUntil: '2026-11-25T19:00:00.000Z', closesAt: '2026-11-25T20:00:00.000Z' }],
    pausedUntil: '2026-11-25T11:30:00.000Z',
    busy: { minutes: 20, until: '2026-11-25T12:00:00.000Z' },
  },
} as const
const menu: MenuOnWire = {
  version: 3,
  restaurant: { ...restaurant, opening: { ...restaurant.opening, periods: [...restaurant.opening.periods] } },
  cuisines: [],
  items: [],
}
const stored = toStored({ success: true, data: menu }, sentAt).data

test('a stored menu keeps the time of its reply, also after it is read as a menu; a fresh menu has no time', () => {
  expect(storedAtOf(menuInDirhams(stored))).toBe(sentAt)
  expect(storedAtOf(menuInDirhams(menu))).toBeUndefined()
})

test('a stored menu does not say whether the restaurant takes orders, however old it is', () => {
  expect(stored.restaurant).toMatchObject({ takingOrders: true, isUnreachable: false })
  expect(stored.restaurant.opening).toEqual({ timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null })
  expect(openingState(stored.restaurant.opening ?? {}, sentAt + 30 * 86_400_000)).toMatchObject({ state: 'open' })
})

test('a stored menu is otherwise unchanged, also from an older server without opening times', () => {
  expect(stored).toMatchObject({ version: 3, restaurant: { _id: restaurant._id, name: restaurant.name }, cuisines: [], items: [] })
  const { opening: _, ...older } = menu.restaurant
  expect(toStored({ data: { ...menu, restaurant: older } }, sentAt).data.restaurant.opening).toBeUndefined()
})
