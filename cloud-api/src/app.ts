// Creates the API and wires its features.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
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
import { createDeleteOldAccountData } from './accounts/delete-old-account-data.ts'
import { serveOwnAccount } from './accounts/own-account.handlers.ts'
import { createAdministrators } from './administrators/administrators.ts'
import { serveAdministrators } from './administrators/administrators.handlers.ts'
import { serveApplicants } from './applicants/applicants.handlers.ts'
import { createApplicantsStore } from './applicants/applicants.store.ts'
import { createReview } from './applicants/review.ts'
import { serveDocuments } from './documents/documents.handlers.ts'
import { createDocumentStorage } from './documents/document-storage.ts'
import { createSendDocuments } from './documents/send-documents.ts'
import { createDeleteUnusedDocuments } from './documents/delete-unused-documents.ts'
import { createWithDocumentFiles } from './documents/with-document-files.ts'
import { createAccounts } from './accounts/accounts.ts'
import { serveAccounts } from './accounts/accounts.handlers.ts'
import { createAccountsStore } from './accounts/accounts.store.ts'
import { createSessionCookies } from './accounts/session-cookies.ts'
import { createTokens } from './accounts/tokens.ts'
import { createOfflineSnapshot } from './offline-snapshot/offline-snapshot.ts'
import { serveOfflineSnapshot } from './offline-snapshot/offline-snapshot.handlers.ts'
import { serveCuisines } from './cuisines/cuisines.handlers.ts'
import type { Connection } from './db/connect.ts'
import { serveFirstSteps } from './first-steps/first-steps.handlers.ts'
import { createFirstStepsStore } from './first-steps/first-steps.store.ts'
import { createBaseUrl } from './http/base-url.ts'
import { serveDocs } from './http/docs.ts'
import { closeConnections } from './http/close-connections.ts'
import { handleErrors } from './http/error-reply.ts'
import { loggerOptions } from './http/logging.ts'
import { createOwnOrigin } from './http/own-origin.ts'
import { serveHealth } from './http/health.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createPublicAddress } from './http/public-address.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { createJobs, type JobOptions } from './jobs/jobs.ts'
import { createRunEscalations } from './escalation/run-escalations.ts'
import { serveEscalation } from './escalation/escalation.handlers.ts'
import { createEscalationStore } from './escalation/escalation.store.ts'
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
import { createDeleteUnusedPictures } from './uploads/used-pictures.ts'
import { createWithPictures } from './uploads/with-pictures.ts'
import { createChangeItem } from './menu/change-item.ts'
import { createChangeMany } from './menu/change-many.ts'
import { createChangeMenu } from './menu/change-menu.ts'
import { createRestoreAvailability } from './menu/restore-availability.ts'
import { serveItems } from './menu/items.handlers.ts'
import { createCancelWaiting } from './orders/cancel-waiting.ts'
import { createCloseLeftOpen } from './orders/close-left-open.ts'
import { serveClosedByPlatform } from './orders/closed-by-platform.handlers.ts'
import { createClosedByPlatformStore } from './orders/closed-by-platform.store.ts'
import { createDeleteOldOrderData } from './orders/delete-old-order-data.ts'
import { createAcknowledgeOrder, createMoveOrder } from './orders/move-order.ts'
import { serveOrders } from './orders/orders.handlers.ts'
import { createOrderListStore } from './orders/order-list.store.ts'
import { createOrderLimits } from './orders/order-limits.ts'
import { createOrdersStore } from './orders/orders.store.ts'
import { createPlaceOrder } from './orders/place-order.ts'
import { createResolvePayment } from './orders/resolve-payment.ts'
import { ownDist, type DistFolders } from './pages/dist-folders.ts'
import { createRecordRelease } from './pages/record-release.ts'
import { createVisits } from './visits/visits.ts'
import { serveVisits } from './visits/visits.handlers.ts'
import { servePages } from './pages/pages.ts'
import { createReleasedAssets } from './pages/released-assets.ts'
import { createPrintClaims } from './printing/print-claims.ts'
import { servePrintClaims } from './printing/print-claims.handlers.ts'
import { createLocalBus, createRedisBus } from './realtime/bus.ts'
import { createDeleteOldEvents } from './realtime/delete-old-events.ts'
import { createFeedStore } from './realtime/feed.store.ts'
import { serveSockets } from './realtime/gateway.ts'
import { createRooms } from './realtime/rooms.ts'
import { serveTables } from './tables/tables.handlers.ts'
import { createTables } from './tables/tables.ts'

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
  /** Timeout for a request's headers, in milliseconds. */
  headersTimeout?: number
  /** Event loop delay in milliseconds above which requests are refused; 0 disables it. */
  maxEventLoopDelay?: number
  /** Whether /docs is served. */
  servesDocs?: boolean
  /** Maximum sockets from one network address. */
  maxSockets?: number
  /** Whether waiting orders are limited by table, phone and network address. */
  limitsOrders?: boolean
  /** Called with each route as it is added. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
  /** Whether jobs are scheduled, and their intervals. */
  jobs?: JobOptions
  /** Providers for SMS and email; messages of a channel without one are only shown at /dev/inbox. */
  sms?: Provider
  mail?: Provider
  /** The built web apps; by default those of this repository. */
  dist?: DistFolders
}

/** In milliseconds, so that startup does not wait for it. */
const releaseDelay = 10_000
const maxBodyBytes = 256 * 1024
/** In milliseconds. A slower response is aborted with `server.busy`. */
const maxHandlingTime = 10_000
/** In milliseconds: covers a form with documents over a slow connection. */
const maxRequestTime = 300_000
const maxHeadersTime = 15_000
const socketOptions = { maxPayload: 64 * 1024, perMessageDeflate: false }

/** Creates the whole API over open connections. It does not listen yet. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { connection, secret, publicUrl, now = () => new Date(), headersTimeout = maxHeadersTime } = options
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const trustProxy = options.trustProxy?.length ? options.trustProxy : false
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'info'),
    bodyLimit: maxBodyBytes,
    trustProxy,
    routerOptions: { maxParamLength: 200 },
    handlerTimeout: maxHandlingTime,
    requestTimeout: maxRequestTime,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(headersTimeout, 5_000) },
  })
  if (options.onRoute) app.addHook('onRoute', options.onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  closeConnections(app)
  const jobs = createJobs(app, options.jobs)
  app.decorate('jobs', jobs)

  const bus = options.redisUrl ? await createRedisBus(options.redisUrl, app.log) : createLocalBus()
  const wake = (restaurantId: string) => bus.tell({ kind: 'feed', restaurantId })
  const publicAddress = createPublicAddress(app, publicUrl)
  const tokens = createTokens(secret, now)
  const cookies = createSessionCookies(isSecure)
  const accountsStore = createAccountsStore(connection)
  const codesStore = createOneTimeCodesStore(connection.db)
  const signInTries = createSignInTries({ db: connection.db, secret, now })
  const onSessionEnded = (sessionId: string) => bus.tell({ kind: 'session_ended', sessionId })
  const sessionDeps = { connection, publicAddress, now, onSessionsEnded: (ended: string[]) => ended.forEach(onSessionEnded) }
  const links = createPasswordLinks(sessionDeps)
  const accounts = createAccounts({
    store: accountsStore,
    tries: signInTries,
    tokens,
    now,
    onSessionEnded,
  })
  const menus = createMenuCache(connection.db, () => now().getTime())
  const baseUrl = createBaseUrl(publicUrl)
  const tables = createTables({ connection, secret, notify: wake, now })
  const offlineSnapshot = createOfflineSnapshot(connection.db, tables.list)
  const menuChanged = (restaurantId: string) => {
    menus.forget(restaurantId)
    wake(restaurantId)
  }
  const ordersStore = createOrdersStore(connection)
  const closedStore = createClosedByPlatformStore(connection)
  const escalationStore = createEscalationStore(connection)
  const orderDeps = { store: ordersStore, menus, wake, menuChanged, now }
  const changeMenu = createChangeMenu({ connection, onChange: menuChanged, now })
  const pictures = createPictures(options.files)
  const withPictures = createWithPictures({ db: connection.db, pictures, log: app.log })
  const visits = createVisits({ db: connection.db, secret, now })
  const acknowledgeOrder = createAcknowledgeOrder(orderDeps)
  const documentStorage = createDocumentStorage(options.files)
  const withDocumentFiles = createWithDocumentFiles({ documentStorage, log: app.log })
  const documentDeps = { connection, withDocumentFiles, publicAddress, now, statusChanged: menuChanged }
  const feedStore = createFeedStore(connection.query)

  const rateLimits = createRateLimits(options.redisUrl, app.log)
  app.decorate('rateLimits', rateLimits)
  app.decorateRequest('session', undefined)
  app.decorateRequest('socketSession', undefined)
  app.decorateRequest('detachReply')
  app.decorate('isOwnOrigin', createOwnOrigin(publicUrl, options.allowedOrigins ?? []))
  app.decorate('readSession', async (request) => {
    const accessToken = cookies.readAccess(request)
    return accessToken ? accounts.readSession(accessToken) : undefined
  })

  await app.register(cookie)
  await app.register(multipart)
  await app.register(underPressure, { maxEventLoopDelay: options.maxEventLoopDelay ?? 0 })
  await app.register(websocket, { options: socketOptions })
  await setSecurityHeaders(app, isSecure)
  if (options.servesDocs ?? true) await serveDocs(app)

  serveHealth(app, { connection, bus, now })
  serveAccounts(app, accounts, cookies)
  serveSignUp(app, {
    codes: createOneTimeCodes({ connection, store: codesStore, secret, now }),
    store: accountsStore,
    application: createSignUp({ connection, accounts: accountsStore, codes: codesStore, withDocumentFiles, publicAddress, now }),
  })
  serveOwnAccount(app, {
    links,
    ownSessions: createOwnSessions({ ...sessionDeps, tries: signInTries }),
    profiles: createProfiles({ db: connection.db, changeMenu }),
    cookies,
  })
  serveDocuments(app, { db: connection.db, documents: createSendDocuments(documentDeps), documentStorage })
  serveApplicants(app, { store: createApplicantsStore(connection.db, now), review: createReview(documentDeps) })
  serveAdministrators(app, createAdministrators({ connection, publicAddress, now }))
  serveCuisines(app, { copy: offlineSnapshot, changeMenu, withPictures })
  serveMenu(app, menus)
  serveItems(app, {
    changeItem: createChangeItem({ changeMenu, withPictures }),
    changeMany: createChangeMany(changeMenu),
    switches: createSwitchItem({ changeMenu, now }),
  })
  serveMenuSheet(app, { db: connection.db, changeMenu, withPictures })
  servePictures(app, options.files)
  serveOfflineSnapshot(app, offlineSnapshot, baseUrl)
  servePrintClaims(app, createPrintClaims(connection.query, now))
  serveTables(app, { db: connection.db, secret, tables, baseUrl })
  serveVisits(app, visits)
  serveFirstSteps(app, createFirstStepsStore(connection, now))
  serveOrders(app, {
    store: ordersStore,
    lists: createOrderListStore(connection),
    placeOrder: createPlaceOrder({ ...orderDeps, visits, limits: createOrderLimits({ secret, isOn: options.limitsOrders ?? true }) }),
    resolvePayment: createResolvePayment({ store: ordersStore, now }),
    moveOrder: createMoveOrder(orderDeps),
    cancelWaiting: createCancelWaiting(orderDeps),
  })
  serveClosedByPlatform(app, { store: closedStore, wake, now })
  serveEscalation(app, { store: escalationStore, wake, now })
  serveSockets(app, {
    rooms: createRooms(feedStore, now),
    bus,
    now,
    sessionOfRefresh: async (request) => {
      const refreshToken = cookies.readRefresh(request)
      return refreshToken === undefined ? undefined : accounts.readSessionOfRefresh(refreshToken)
    },
    sessionOfNow: (sessionId) => accountsStore.readSession(sessionId, now()),
    sessionsAlive: (sessionIds) => accountsStore.readActiveIds(sessionIds, now()),
    acknowledgeOrder: async (restaurantId, orderId) => {
      await acknowledgeOrder(restaurantId, orderId)
      await escalationStore.reached(restaurantId)
    },
    deviceAlive: (restaurantId, deviceId) => escalationStore.deviceAlive(restaurantId, deviceId, now()),
    maxSockets: options.maxSockets,
  })
  jobs.add('delete-old-order-data', createDeleteOldOrderData(connection.query, now))
  jobs.add('delete-old-events', createDeleteOldEvents(feedStore, now), { atStart: 0 })
  jobs.add('delete-unused-pictures', createDeleteUnusedPictures(connection.db, pictures, now))
  jobs.add('delete-unused-documents', createDeleteUnusedDocuments(connection.db, documentStorage, now))
  jobs.add('send-password-links', links.sendLinks)
  jobs.add(
    'delete-old-account-data',
    createDeleteOldAccountData({ codes: codesStore, links, tries: signInTries, store: accountsStore, now }),
  )
  jobs.add('close-left-open-orders', createCloseLeftOpen({ store: closedStore, orders: ordersStore, wake, now }))
  jobs.add('restore-availability', createRestoreAvailability({ db: connection.db, changeMenu, now }))
  jobs.add('run-escalations', createRunEscalations({ store: escalationStore, orders: ordersStore, wake, now }))
  const messagesStore = createOutgoingMessagesStore(connection)
  const providers = { sms: options.sms, mail: options.mail }
  runSenders(app, { store: messagesStore, providers, now })
  const shown = channels.filter((channel) => !providers[channel])
  if (shown.length > 0) serveDevInbox(app, { store: messagesStore, shown, now })
  const dist = options.dist ?? ownDist
  const releasedAssets = createReleasedAssets({ files: options.files, dist, now })
  await servePages(app, { dist, releasedAssets })
  jobs.add('record-release', createRecordRelease(app, releasedAssets), { atStart: releaseDelay })

  app.addHook('onClose', async () => {
    rateLimits.close()
    await bus.close()
  })
  return app
}
