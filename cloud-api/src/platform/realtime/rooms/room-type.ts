// A kind of room, as a feature registers it: its permission, its position, and its rows of the feed.
import type { RoomKind } from '@sufra/shared/realtime/feed-event'
import type { clientMessage } from '@sufra/shared/realtime/messages'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { z } from 'zod'
import type { Permission } from '@sufra/shared/permissions/permissions'
import type { SessionFor } from '../../http/sessions/session.ts'
import type { FeedRow } from '../../feed/feed.store.ts'
import type { RoomPosition } from '../../feed/room-position.store.ts'

export type ReceivedMessage = z.output<typeof clientMessage>

/** The data of the message that joins rooms of a kind. */
type JoinData<Kind extends RoomKind> = Extract<ReceivedMessage, { event: `join_${Kind}_room` }>['data']

/**
 * The client of a socket. `permitted` resolves to its session, and refuses a session that is missing, has ended or lacks the permission.
 */
export type SocketClient = { permitted: <P extends Permission>(permission: P) => Promise<SessionFor<P>> }

/** `replays`: whether the client is sent past rows. Without replay a client that requests past rows gets `resync`. */
export type Permit = { id: string; replays: boolean }

/** A room and the number of a row in it. */
export type Place = { name: string; number: number }

export type RoomType<Kind extends RoomKind = RoomKind> = {
  kind: Kind
  /** Returns a room's name on the wire, from shared/src/realtime/rooms.ts. */
  nameOf: (id: string) => string
  /**
   * Rooms of `staff` need a session: a socket without one is closed. Their sockets get heartbeats every 2 s instead of every 15 s, and rows
   * that are read together in one write.
   */
  audience: 'staff' | 'diners'
  /** The id that the join message names; empty when the session decides. */
  idOf: (data: JoinData<Kind>) => string
  /** Refuses clients that may not join. Resolves to the room's id. */
  mayJoin: (client: SocketClient, id: string) => Permit | Promise<Permit>
  /** The refusal when there is no such room. */
  notFound: RefusalCode
  /** Returns a room's newest number and its rows after `since`, at most `limit`, in one query, or undefined without such a room. */
  readPosition: (id: string, since: number | undefined, limit: number) => Promise<RoomPosition | undefined>
  /** Returns the place of a row whose event names this kind. Numbers have no gaps: clients request missing ones. */
  placeOf: (restaurantId: string, row: FeedRow) => Place | undefined
}
