import type { ConnectionState, RoomClient } from '@sufra/shared/realtime/room-client'
import { createContext } from 'react'

export type Room = Pick<RoomClient, 'join' | 'send'>
/** `notLive`: the network works, but the socket does not, so that the pages poll every few seconds. */
export type ShownConnection = ConnectionState | 'notLive'
type ConnectionContextValue = { room: Room | undefined; state: ShownConnection }

export const ConnectionContext = createContext<ConnectionContextValue>({ room: undefined, state: 'connecting' })
