import type { ConnectionState, RoomClient } from '@sufra/shared/realtime/room-client'
import { createContext } from 'react'

export type Room = Pick<RoomClient, 'join' | 'send'>
type ConnectionContextValue = { room: Room | undefined; state: ConnectionState }

export const ConnectionContext = createContext<ConnectionContextValue>({ room: undefined, state: 'connecting' })
