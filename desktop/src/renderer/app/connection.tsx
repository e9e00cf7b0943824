// The restaurant's line for all pages of the merchant area: main's on the desktop, a socket of the page's own in a browser.
import { browserStorage } from '@sufra/shared/browser-storage'
import { newId } from '@sufra/shared/new-id'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, type ConnectionState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { handleAccountEvent } from './account-events.ts'
import { bridge } from './bridge.ts'
import { useDesk } from './desk.ts'
import { createRoomOfMain } from './main-connection.ts'
import { renewSession } from './session.ts'
import { currentSession } from './session-state.ts'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'

export type Room = Pick<RoomClient, 'join' | 'say'>
type Line = { room: Room | undefined; state: ConnectionState }

/** A room in which what concerns the account is heard whoever listens. */
const withAccount = ({ join, say }: Room): Room => ({
  say,
  join: (room, ask, since, listener) =>
    join(room, ask, since, {
      ...listener,
      onEvent: (envelope) => {
        handleAccountEvent(envelope)
        listener.onEvent(envelope)
      },
    }),
})

const ConnectionContext = createContext<Line>({ room: undefined, state: 'connecting' })

const hereEvery = 10_000

/** What this browser is called: made once, and kept. */
const deviceId = () => {
  const kept = browserStorage.getItem('sufra-device')
  const id = kept ?? newId()
  if (!kept) browserStorage.setItem('sufra-device', id)
  return id
}

const address = () => `${location.origin.replace(/^http/, 'ws')}/ws`

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const PageConnection = ({ children }: { children: ReactNode }) => {
  const [room, setRoom] = useState<RoomClient>()
  const [state, setState] = useState<ConnectionState>('connecting')
  const isOnline = useOnline()

  useEffect(() => {
    const client = createRoomClient({
      open: openWebSocket(address(), WebSocket),
      after,
      random: Math.random,
      timing: counterTiming,
      renew: renewSession,
      onState: (next) => {
        setState(next)
        if (next !== 'live') return
        setTimeout(() => here())
        // The session may have changed meanwhile, and its access token expired. The connection does not wait for it.
        renewSession().catch(() => undefined) // the next call renews it
      },
    })
    // A browser is a counter device too: it says that it is there, once its restaurant takes orders.
    const here = () => {
      if (currentSession()?.user?.status === 'accepted') client.say({ event: 'device_alive', data: { deviceId: deviceId() } })
    }
    const beat = setInterval(here, hereEvery)
    setRoom(client) // oxlint-disable-line react/set-state-in-effect -- the socket belongs to the effect that opens and ends it
    return () => {
      clearInterval(beat)
      client.end()
    }
  }, [])

  useEffect(() => {
    if (isOnline) room?.retryNow()
  }, [room, isOnline])

  const shown: ConnectionState = isOnline ? state : 'down'
  // The same room in every state: who joins it joins once.
  const roomWithAccount = useMemo(() => room && withAccount(room), [room])
  const line = useMemo(() => ({ room: roomWithAccount, state: shown }), [roomWithAccount, shown])
  return <ConnectionContext value={line}>{children}</ConnectionContext>
}

/** Made once: main tells from the start of the page. */
const roomOfMain = bridge && withAccount(createRoomOfMain(bridge))

const MainConnection = ({ children }: { children: ReactNode }) => {
  const state = useDesk()?.connection ?? 'connecting'
  const line = useMemo(() => ({ room: roomOfMain, state }), [state])
  return <ConnectionContext value={line}>{children}</ConnectionContext>
}

export const ConnectionProvider = bridge ? MainConnection : PageConnection

export const useConnection = () => use(ConnectionContext)
