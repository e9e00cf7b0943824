import { expect, test } from 'vitest'
import { webSocketAddress } from './reconnecting-socket.ts'

test.each([
  ['https://sufra.example', 'wss://sufra.example/ws'],
  ['http://127.0.0.1:3000', 'ws://127.0.0.1:3000/ws'],
  ['https://http.example', 'wss://http.example/ws'],
])('the WebSocket of %s is %s', (origin, address) => {
  expect(webSocketAddress(origin)).toBe(address)
})
