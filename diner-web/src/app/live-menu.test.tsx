// @vitest-environment jsdom
import type { RoomListener } from '@sufra/shared/realtime/joined-rooms'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getConnection } from '../common/api/connection.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { LiveMenu } from './live-menu.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Shows a menu from storage or from the server. Returns the requests for it, and its room's listener. */
const open = async (stored: object) => {
  let requests = 0
  let listener: RoomListener | undefined
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  )
  vi.stubGlobal('fetch', async () => {
    requests += 1
    const data = { version: 1, restaurant: { _id: restaurantId }, cuisines: [], items: [], ...(requests === 1 && stored) }
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ success: true, data }) }
  })
  vi.spyOn(getConnection(), 'join').mockImplementation((_room, _request, _since, given) => {
    listener = given
    return () => {}
  })
  await renderForUser(<LiveMenu restaurantId={restaurantId} />)
  await waitFor(() => expect(listener).toBeDefined())
  return { join: () => act(async () => listener?.onJoined?.()), requests: () => requests }
}

test('a stored menu is requested again as soon as its room is joined', async () => {
  const { join, requests } = await open({ storedAt: 1 })
  await join()
  expect(requests()).toBe(2)
})

test('a menu from the server is not requested again when its room is joined', async () => {
  const { join, requests } = await open({})
  await join()
  expect(requests()).toBe(1)
})
