// The WebSocket connection of the page, opened on first use.
import { createRoomClient, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket, webSocketAddress } from '@sufra/shared/realtime/web-socket'

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

let client: RoomClient | undefined

const open = (): RoomClient => {
  const opened = createRoomClient({
    open: openWebSocket(webSocketAddress(location.origin), WebSocket),
    after,
    random: Math.random,
    polls: () => !document.hidden,
  })
  addEventListener('online', opened.retryNow)
  document.addEventListener('visibilitychange', () => !document.hidden && opened.retryNow())
  return opened
}

export const getConnection = (): RoomClient => (client ??= open())
