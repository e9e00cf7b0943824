// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getConnection } from '../../common/api/connection.ts'
import { useMenu } from '../../common/api/use-menu.ts'
import { emptySession } from '../../common/session/session-fields.ts'
import { updateSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { ConnectionNote } from './connection-note.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
/** The time 14:05 in Qatar. */
const storedAt = Date.parse('2026-11-25T11:05:00Z')
const today = storedAt + 3_600_000

let isOnline: boolean
let stored: number | undefined
let requests: number

beforeEach(() => {
  ;[isOnline, stored, requests] = [true, storedAt, 0]
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  updateSession(() => ({ ...emptySession, restaurantId }))
  vi.stubGlobal('fetch', async () => {
    requests += 1
    const restaurant = { _id: restaurantId, opening: { timeZone: 'Asia/Qatar', periods: null, pausedUntil: null, busy: null } }
    const data = { version: 1, restaurant, cuisines: [], items: [], ...(stored && { storedAt: stored }) }
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ success: true, data }) }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Shows that the menu is loaded. */
const Version = () => {
  const { data: menu } = useMenu(restaurantId)
  return menu && <p>{`version ${menu.version}`}</p>
}

const show = async (now: number) => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  await renderForUser(
    <>
      <ConnectionNote />
      <Version />
    </>,
  )
  await screen.findByText('version 1')
}
const note = () => screen.queryByRole('status')?.textContent
const asOf = (time: string) => forDinerLater.offline.storedMenu.replace('{{time}}', time)

test('the note is hidden with a network and a menu of the server', async () => {
  stored = undefined
  await show(today)
  expect(note()).toBeUndefined()
})

test('a lost network is mentioned while a loaded menu is shown', async () => {
  ;[isOnline, stored] = [false, undefined]
  await show(today)
  expect(note()?.trim()).toBe(forDiner.common.offline)
})

test.each([
  ['today, by its time', today, /^14:05$/],
  ['the day after, with its date', storedAt + 12 * 3_600_000, /^25 November.* 14:05$/],
])('the note says that a stored menu is from %s', async (_when, now, time) => {
  isOnline = false
  await show(now)
  const [, shown = ''] = /as of (.*?)\. Prices/.exec(note() ?? '') ?? []
  expect(shown).toMatch(time)
  expect(note()).toBe(`${forDiner.common.offline} ${asOf(shown)}`)
})

test('while only the server cannot be reached, the note says so', async () => {
  await show(today)
  expect(note()).toBe(`${forDinerLater.offline.noConnection} ${asOf('14:05')}`)
})

test('after ten seconds without a socket, a quiet note says that updates are late, until the socket is live again', async () => {
  stored = undefined
  const socket = Object.assign(new EventTarget(), { send: () => {}, close: () => {} })
  vi.stubGlobal('WebSocket', function open() {
    return socket
  })
  await show(today)
  vi.useFakeTimers({ now: today })
  const room = { event: 'join_menu_room', data: { restaurantId } } as const
  getConnection().join('menu:one', room, 7, { onEvent: () => {}, onResync: () => {} })
  await act(async () => void socket.dispatchEvent(new Event('close')))
  await act(async () => void (await vi.advanceTimersByTimeAsync(9_999)))
  expect(note()).toBeUndefined()
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  expect(note()).toBe(forDinerLater.offline.notLive)
  await act(async () => {
    socket.dispatchEvent(new Event('open'))
    socket.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ event: 'joined', data: null, room: 'menu:one', seq: 7, at: '' }) }),
    )
  })
  expect(note()).toBeUndefined()
})

test('the menu is requested again every 15 seconds and when the network is back, and the note disappears with the stored menu', async () => {
  await show(today)
  const before = requests
  await act(async () => void (await vi.advanceTimersByTimeAsync(14_999)))
  expect(requests).toBe(before)
  await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
  expect(requests).toBe(before + 1)
  stored = undefined
  await act(async () => void dispatchEvent(new Event('online')))
  await expect.poll(note).toBeUndefined()
  expect(requests).toBe(before + 2)
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)))
  expect(requests).toBe(before + 2)
})
