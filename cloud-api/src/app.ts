// The table of contents: what the API is made of, a line a feature.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { createSignUp } from './accounts/sign-up.ts'
import { serveSignUp } from './accounts/sign-up.handlers.ts'
import { createSignInTries } from './accounts/sign-in-tries.ts'
import { createOneTimeCodes } from './accounts/one-time-codes.ts'
import { createOneTimeCodesStore } from './accounts/one-time-codes.store.ts'
import { createOwnSessions } from './accounts/own-sessions.ts'
import { createPasswordLinks } from './accounts/password-links.ts'
import { createProfiles } from './accounts/profiles.ts'
import { forgetOldAccounts } from './accounts/forget-old.ts'
import { serveOwnAccount } from './accounts/own-account.handlers.ts'
import { createAdministrators } from './administrators/administrators.ts'
import { serveAdministrators } from './administrators/administrators.handlers.ts'
import { serveApplicants } from './applicants/applicants.handlers.ts'
import { createApplicantsStore } from './applicants/applicants.store.ts'
import { createReview } from './applicants/review.ts'
import { serveDocuments } from './documents/documents.handlers.ts'
import { createPaperFiles } from './documents/paper-files.ts'
import { createSendDocuments } from './documents/send-documents.ts'
import { sweepPapers } from './documents/sweep-papers.ts'
import { createAccounts } from './accounts/accounts.ts'
import { serveAccounts } from './accounts/accounts.handlers.ts'
import { createAccountsStore } from './accounts/accounts.store.ts'
import { createSessionCookies } from './accounts/session-cookies.ts'
import { createTokens } from './accounts/tokens.ts'
import { createCounterCopy } from './counter-copy/counter-copy.ts'
import { serveCounterCopy } from './counter-copy/counter-copy.handlers.ts'
import { serveCuisines } from './cuisines/cuisines.handlers.ts'
import type { Connection } from './db/connect.ts'
import { serveDocs } from './http/docs.ts'
import { answerErrors } from './http/error-reply.ts'
import { loggerOptions } from './http/logging.ts'
import { createOwnOrigin } from './http/own-origin.ts'
import { createPublicAddress } from './http/public-address.ts'
import { repeat } from './http/repeat.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { createClimbLadder } from './ladder/climb-ladder.ts'
import { serveLadder } from './ladder/ladder.handlers.ts'
import { createLadderStore } from './ladder/ladder.store.ts'
import { createMenuCache } from './menu/menu-cache.ts'
import { serveMenuSheet } from './menu-sheet/menu-sheet.handlers.ts'
import { serveMenu } from './menu/menu.handlers.ts'
import { createSwitchItem } from './menu/switch-item.ts'
import { serveDevInbox } from './messages/inbox/dev-inbox.ts'
import { channels } from './messages/message.ts'
import { createOutgoingMessagesStore } from './messages/outgoing-messages.store.ts'
import { runSenders } from './messages/run-senders.ts'
import type { Provider } from './messages/sender.ts'
import type { FileStore } from './uploads/file-store.ts'
import { createPictures } from './uploads/pictures.ts'
import { servePictures } from './uploads/serve-pictures.ts'
import { sweepPictures } from './uploads/used-pictures.ts'
import { createWithPictures } from './uploads/with-pictures.ts'
import { createChangeItem } from './menu/change-item.ts'
import { createChangeMany } from './menu/change-many.ts'
import { createChangeMenu } from './menu/change-menu.ts'
import { createComeBack } from './menu/come-back.ts'
import { serveItems } from './menu/items.handlers.ts'
import { createHearOrder, createMoveOrder } from './orders/move-order.ts'
import { serveOrders } from './orders/orders.handlers.ts'
import { createOrdersStore } from './orders/orders.store.ts'
import { createPlaceOrder } from './orders/place-order.ts'
import { servePages } from './pages/pages.ts'
import { createPrintClaims } from './printing/print-claims.ts'
import { servePrintClaims } from './printing/print-claims.handlers.ts'
import { createLocalBus, createRedisBus } from './realtime/bus.ts'
import { createFeedStore } from './realtime/feed.store.ts'
import { forgetOldRows } from './realtime/forget-old-rows.ts'
import { serveSockets } from './realtime/gateway.ts'
import { createRooms } from './realtime/rooms.ts'
import { serveTables } from './tables/tables.handlers.ts'

export type AppOptions = {
  connection: Connection
  secret: Uint8Array
  files: FileStore
  publicUrl?: string
  allowedOrigins?: string[]
  redisUrl?: string
  trustProxy?: string[]
  logLevel?: string
  now?: () => Date
  heartbeatMilliseconds?: number
  pollMilliseconds?: number
  /** Told of each route as it is added. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
  /** How often the ladder is looked at. */
  ladderMilliseconds?: number
  /** Send SMS and mail; what has none is only shown, at /dev/inbox. */
  sms?: Provider
  mail?: Provider
  /** How often is looked for what is to be sent. */
  messagesMilliseconds?: number
}

const largestBody = 256 * 1024
const socketOptions = { maxPayload: 64 * 1024, perMessageDeflate: false }

/** The whole API over open connections; not yet listening. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { connection, secret, publicUrl, now = () => new Date() } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const trustProxy = options.trustProxy?.length ? options.trustProxy : false
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'info'),
    bodyLimit: largestBody,
    trustProxy,
    routerOptions: { maxParamLength: 200 },
  })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)

  const bus = options.redisUrl ? await createRedisBus(options.redisUrl, app.log) : createLocalBus()
  const wake = (restaurantId: string) => bus.tell({ kind: 'feed', restaurantId })
  const publicAddress = createPublicAddress(app, publicUrl)
  const tokens = createTokens(secret, now)
  const cookies = createSessionCookies(isSecure)
  const accountsStore = createAccountsStore(connection)
  const codesStore = createOneTimeCodesStore(connection.db)
  const signInTries = createSignInTries({ db: connection.db, secret, now })
  const onSessionEnded = (sessionId: string) => bus.tell({ kind: 'session_ended', sessionId })
  const sessionParts = { connection, publicAddress, now, onSessionsEnded: (ended: string[]) => ended.forEach(onSessionEnded) }
  const links = createPasswordLinks(sessionParts)
  const accounts = createAccounts({
    store: accountsStore,
    tries: signInTries,
    tokens,
    now,
    onSessionEnded,
  })
  const menus = createMenuCache(connection.db, () => now().getTime())
  const counterCopy = createCounterCopy(connection.db, secret)
  const menuChanged = (restaurantId: string) => {
    menus.forget(restaurantId)
    wake(restaurantId)
  }
  const ordersStore = createOrdersStore(connection)
  const ladderStore = createLadderStore(connection)
  const orderParts = { store: ordersStore, menus, wake, menuChanged, now }
  const changeMenu = createChangeMenu({ connection, onChange: menuChanged, now })
  const pictures = createPictures(options.files)
  const withPictures = createWithPictures({ db: connection.db, pictures })
  const hearOrder = createHearOrder(orderParts)
  const paperFiles = createPaperFiles(options.files)
  const paperParts = { connection, paperFiles, publicAddress, now, statusChanged: menuChanged }
  const feedStore = createFeedStore(connection.query)

  app.decorateRequest('session', undefined)
  app.decorateRequest('socketSession', undefined)
  app.decorate('isOwnOrigin', createOwnOrigin(publicUrl, options.allowedOrigins ?? []))
  app.decorate('readSession', async (request) => {
    const accessToken = cookies.readAccess(request)
    return accessToken ? accounts.readSession(accessToken) : undefined
  })

  await app.register(cookie)
  await app.register(multipart)
  await app.register(rateLimit, { global: false })
  await app.register(underPressure, { maxEventLoopDelay: 2_000 })
  await app.register(websocket, { options: socketOptions })
  await setSecurityHeaders(app, isSecure)
  await serveDocs(app)

  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    await connection.query('select 1', [])
    return reply.send({ status: app.isUnderPressure() ? 'busy' : 'ok' })
  })
  serveAccounts(app, accounts, cookies)
  serveSignUp(app, {
    codes: createOneTimeCodes({ connection, store: codesStore, secret, now }),
    store: accountsStore,
    apply: createSignUp({ connection, accounts: accountsStore, codes: codesStore, paperFiles, publicAddress, now }),
  })
  serveOwnAccount(app, {
    links,
    ownSessions: createOwnSessions({ ...sessionParts, tries: signInTries }),
    profiles: createProfiles({ db: connection.db, changeMenu }),
    cookies,
  })
  serveDocuments(app, { db: connection.db, documents: createSendDocuments(paperParts), paperFiles })
  serveApplicants(app, { store: createApplicantsStore(connection.db, now), review: createReview(paperParts) })
  serveAdministrators(app, createAdministrators({ connection, publicAddress, now }))
  serveCuisines(app, { copy: counterCopy, changeMenu, withPictures })
  serveMenu(app, menus)
  serveItems(app, {
    changeItem: createChangeItem({ changeMenu, withPictures }),
    changeMany: createChangeMany(changeMenu),
    switches: createSwitchItem({ changeMenu, now }),
  })
  serveMenuSheet(app, { db: connection.db, changeMenu, pictures })
  servePictures(app, options.files)
  serveCounterCopy(app, counterCopy, publicUrl)
  servePrintClaims(app, createPrintClaims(connection.query, now))
  serveTables(app, connection.db, secret)
  serveOrders(app, { store: ordersStore, placeOrder: createPlaceOrder(orderParts), moveOrder: createMoveOrder(orderParts) })
  serveLadder(app, { store: ladderStore, wake, now })
  serveSockets(app, {
    rooms: createRooms(feedStore, now),
    bus,
    now,
    sessionOfNow: (sessionId) => accountsStore.readSession(sessionId, now()),
    hearOrder: async (restaurantId, orderId) => {
      await hearOrder(restaurantId, orderId)
      await ladderStore.reached(restaurantId)
    },
    deviceHere: (restaurantId, deviceId) => ladderStore.deviceHere(restaurantId, deviceId, now()),
    heartbeatMilliseconds: options.heartbeatMilliseconds,
    pollMilliseconds: options.pollMilliseconds,
  })
  forgetOldRows(app, feedStore, now)
  sweepPictures(app, connection.db, pictures, now)
  sweepPapers(app, connection.db, paperFiles, now)
  repeat(app, options.messagesMilliseconds ?? 1_000, 'links could not be sent', links.sendLinks)
  forgetOldAccounts(app, { codes: codesStore, links, tries: signInTries, store: accountsStore, now })
  repeat(app, 1_000, 'what is off could not come back', createComeBack({ db: connection.db, changeMenu, now }))
  repeat(
    app,
    options.ladderMilliseconds ?? 1_000,
    'the ladder could not be climbed',
    createClimbLadder({ store: ladderStore, orders: ordersStore, wake, now }),
  )
  const messagesStore = createOutgoingMessagesStore(connection)
  const providers = { sms: options.sms, mail: options.mail }
  runSenders(app, { store: messagesStore, providers, now, everyMilliseconds: options.messagesMilliseconds })
  const shown = channels.filter((channel) => !providers[channel])
  if (shown.length > 0) serveDevInbox(app, { store: messagesStore, shown, now })
  await servePages(app)

  app.addHook('onClose', () => bus.close())
  return app
}
