// The restaurant's connection for all pages of the merchant area: the main process's connection on the desktop, a WebSocket of the page in
// a browser.
import { browserStorage } from '@sufra/shared/browser-storage'
import { newId } from '@sufra/shared/new-id'
import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, pollInterval, type ConnectionState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { openWebSocket, webSocketAddress } from '@sufra/shared/realtime/reconnecting-socket'
import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { handleAccountEvent } from './account-events.ts'
import { ConnectionContext, type Room, type ShownConnection } from './connection-context.ts'
import { publishFeedEvent } from './feed-listeners.ts'
import { bridge } from '../bridge/bridge.ts'
import { useDesk } from '../bridge/desk.ts'
import { renewSession } from '../session/session.ts'
import { currentSession } from '../session/session-state.ts'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { RoomListener } from '@sufra/shared/realtime/joined-rooms'
import type { Bridge } from '../../../bridge/bridge.ts'

/** Wraps a room so that account events are handled for every listener. */
const withAccountEvents = ({ join, send }: Room): Room => ({
  send,
  join: (room, request, since, listener) =>
    join(room, request, since, {
      ...listener,
      onEvent: (envelope) => {
        handleAccountEvent(envelope)
        publishFeedEvent(envelope)
        listener.onEvent(envelope)
      },
    }),
})

const heartbeatInterval = 10_000

/** The device id of this browser, created once and stored. */
const deviceId = () => {
  const stored = browserStorage.getItem('sufra-device')
  const id = stored ?? newId()
  if (!stored) browserStorage.setItem('sufra-device', id)
  return id
}

const after = (milliseconds: number, run: () => void) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

const downIf = (isDown: boolean, state: ConnectionState): ConnectionState => (isDown ? 'down' : state)

/** Whether the server answers requests, polled while its socket is lost. */
const useIsAnswering = (isEnabled: boolean): boolean => {
  const { data = false } = useQuery({
    queryKey: ['is-answering'],
    queryFn: () =>
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
    enabled: isEnabled,
    refetchInterval: pollInterval,
    gcTime: 0,
    staleTime: 0,
  })
  return isEnabled && data
}

const PageConnection = ({ children }: { children: ReactNode }) => {
  const [room, setRoom] = useState<RoomClient>()
  const [state, setState] = useState<ConnectionState>('connecting')
  const isOnline = useOnline()

  useEffect(() => {
    const client = createRoomClient({
      open: openWebSocket(webSocketAddress(location.origin), WebSocket),
      after,
      random: Math.random,
      timing: counterTiming,
      renew: renewSession,
      polls: () => true,
      onState: (next) => {
        setState(next)
        if (next !== 'live') return
        setTimeout(() => sendHeartbeat())
        // The session may have changed, or its access token may have expired. The connection does not depend on it.
        renewSession().catch(() => undefined) // the next request renews it
      },
    })
    // A browser is a counter device too: it sends heartbeats while its restaurant has orders.
    const sendHeartbeat = () => {
      const status = currentSession()?.user?.status
      if (status && isOpenTo(status, 'orders.move')) client.send({ event: 'device_alive', data: { deviceId: deviceId() } })
    }
    const timer = setInterval(sendHeartbeat, heartbeatInterval)
    setRoom(client) // oxlint-disable-line react/set-state-in-effect -- the socket belongs to the effect that opens and ends it
    return () => {
      clearInterval(timer)
      client.end()
    }
  }, [])

  useEffect(() => {
    if (isOnline) room?.retryNow()
  }, [room, isOnline])

  const isAnswering = useIsAnswering(isOnline && state === 'down')
  const shown: ShownConnection = isAnswering ? 'notLive' : downIf(!isOnline, state)
  // The room object stays the same in every connection state, so that effects join it only once.
  const roomWithAccount = useMemo(() => room && withAccountEvents(room), [room])
  const connection = useMemo(() => ({ room: roomWithAccount, state: shown }), [roomWithAccount, shown])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** Events are buffered for a page that is still reading its list: when it joins, later events are delivered from the buffer. */
const maxBuffered = 500

/** The restaurant's feed on the desktop: the main process holds the socket, stores the events and sends them to the page. */
const createMainRoom = (main: Bridge): Room => {
  const buffer: FeedEnvelope[] = []
  let listener: RoomListener | undefined
  let cursor = 0

  const deliver = (envelope: FeedEnvelope) => {
    if (!listener || envelope.seq <= cursor) return
    cursor = envelope.seq
    listener.onEvent(envelope)
  }

  main.on('feedEvent', (envelope) => {
    buffer.push(envelope)
    if (buffer.length > maxBuffered) buffer.shift()
    deliver(envelope)
  })
  main.on('boardReset', () => listener?.onResync())

  return {
    join: (_room, _join, since, joined) => {
      listener = joined
      cursor = since ?? buffer.at(-1)?.seq ?? 0
      buffer.forEach(deliver)
      return () => {
        if (listener === joined) listener = undefined
      }
    },
    // The main process sends the messages itself.
    send: () => {},
  }
}

/** Created once: the main process sends events from the start of the page. */
const mainRoom = bridge && withAccountEvents(createMainRoom(bridge))

const MainConnection = ({ children }: { children: ReactNode }) => {
  const state = useDesk()?.connection ?? 'connecting'
  const connection = useMemo(() => ({ room: mainRoom, state }), [state])
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

export const ConnectionProvider = bridge ? MainConnection : PageConnection

export const useConnection = () => use(ConnectionContext)
