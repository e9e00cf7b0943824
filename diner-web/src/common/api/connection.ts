// The WebSocket connection of the page, opened on first use.
import { createRoomClient, type ConnectionState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket, webSocketAddress } from '@sufra/shared/realtime/reconnecting-socket'
import { useSyncExternalStore } from 'react'

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

let client: RoomClient | undefined
let state: ConnectionState = 'connecting'
const listeners = new Set<() => void>()

const open = (): RoomClient => {
  const opened = createRoomClient({
    open: openWebSocket(webSocketAddress(location.origin), WebSocket),
    after,
    random: Math.random,
    polls: () => !document.hidden,
    onState: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
  })
  addEventListener('online', opened.retryNow)
  document.addEventListener('visibilitychange', () => !document.hidden && opened.retryNow())
  return opened
}

export const getConnection = (): RoomClient => (client ??= open())

/** The state of the page's connection; `connecting` until it is used. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
