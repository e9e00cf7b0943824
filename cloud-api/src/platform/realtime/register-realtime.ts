import type { FastifyInstance } from 'fastify'
import { createFeedStore, type FeedStore } from '../feed/feed.store.ts'
import { createMerchantRoom } from './rooms/merchant-room.ts'
import type { Platform } from '../platform.ts'
import { createRooms } from './rooms/rooms.ts'
import type { DeviceMessages } from './client-messages.ts'
import { serveSockets } from './gateway.ts'
import type { ReadVisit } from './read-proof.ts'
import type { SocketSessions } from './socket-session.ts'

type Deps = { sessions: SocketSessions; deviceMessages: DeviceMessages; readVisit: ReadVisit }

/** Registers the feed, the restaurant's own room, and the sockets that join it and the rooms of other features. */
export const registerRealtime = (app: FastifyInstance, platform: Platform, { sessions, deviceMessages, readVisit }: Deps) => {
  const { connection, bus, healthChecks, jobs, roomTypes, options, now } = platform
  const store = createFeedStore(connection.query)
  healthChecks.add('bus', async () => ({ kind: bus.kind, isConnected: bus.isConnected() }))
  roomTypes.add(createMerchantRoom(connection.query))
  app.addHook('onReady', async () => roomTypes.requireAll())
  app.decorateRequest('socketSession', undefined)
  app.decorateRequest('detachReply')
  serveSockets(app, {
    types: roomTypes,
    rooms: createRooms({ types: roomTypes, store, now }),
    bus,
    now,
    sessions,
    deviceMessages,
    readVisit,
    limits: options.socketLimits,
  })
  jobs.add({ name: 'delete-old-events', everySeconds: 3_600, run: createDeleteOldEvents(store, now) })
}

const retentionMilliseconds = 7 * 86_400_000

/** Limits the feed to seven days. A client that is further behind gets `resync`. Several API instances may run it at the same time. */
const createDeleteOldEvents = (store: Pick<FeedStore, 'deleteBefore'>, now: () => Date) => () =>
  store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
