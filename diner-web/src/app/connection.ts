// The phone's one line to the server, opened with the first page that listens.
import { createRoomClient, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

let client: RoomClient | undefined

const open = (): RoomClient => {
  const opened = createRoomClient({
    open: openWebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`, WebSocket),
    after,
    random: Math.random,
  })
  addEventListener('online', opened.retryNow)
  return opened
}

export const line = (): RoomClient => (client ??= open())
