// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { getConnection } from './connection.ts'

const sent: string[] = []
const socket = Object.assign(new EventTarget(), { send: (text: string) => void sent.push(text), close: () => {} })

test('a page that comes to the front requests events that its rooms have missed', () => {
  vi.stubGlobal('WebSocket', function open() {
    return socket
  })
  const joined = JSON.stringify({ event: 'joined', data: null, room: 'menu:one', seq: 7, at: '' })
  const request = { event: 'join_menu_room', data: { restaurantId: 'one' } } as const
  getConnection().join('menu:one', request, 7, { onEvent: () => {}, onResync: () => {} })
  socket.dispatchEvent(new Event('open'))
  socket.dispatchEvent(new MessageEvent('message', { data: joined }))
  expect(sent).toHaveLength(1)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(2)
  expect(JSON.parse(sent[1] ?? '')).toEqual({ ...request, data: { restaurantId: 'one', since: 7 } })
})
