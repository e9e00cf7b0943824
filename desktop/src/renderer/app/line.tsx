// The restaurant's line: one socket to /ws for all pages of the merchant area.
import { createRoomClient, type LineState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { queryClient } from './query-client.ts'
import { sessionKey } from './session-state.ts'
import { useOnline } from './use-online.ts'

type Line = { room: RoomClient | undefined; state: LineState }

const LineContext = createContext<Line>({ room: undefined, state: 'connecting' })

const address = () => `${location.origin.replace(/^http/, 'ws')}/ws`

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

export const LineProvider = ({ children }: { children: ReactNode }) => {
  const [room, setRoom] = useState<RoomClient>()
  const [state, setState] = useState<LineState>('connecting')
  const isOnline = useOnline()

  useEffect(() => {
    const client = createRoomClient({
      open: openWebSocket(address(), WebSocket),
      after,
      random: Math.random,
      onState: (next) => {
        setState(next)
        // The socket signs in by cookie: reading the session again renews an access token that ran out meanwhile.
        if (next === 'down') void queryClient.invalidateQueries({ queryKey: sessionKey })
      },
    })
    setRoom(client) // oxlint-disable-line react/set-state-in-effect -- the socket belongs to the effect that opens and ends it
    return () => client.end()
  }, [])

  useEffect(() => {
    if (isOnline) room?.retryNow()
  }, [room, isOnline])

  const shown: LineState = isOnline ? state : 'down'
  const line = useMemo(() => ({ room, state: shown }), [room, shown])
  return <LineContext value={line}>{children}</LineContext>
}

export const useLine = () => use(LineContext)
