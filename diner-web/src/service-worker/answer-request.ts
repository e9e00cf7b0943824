// Replies from the phone's storage: assets always, and pages and the last menu when the server cannot be reached. Everything else, such as
// orders, tables and payments, goes to the network.
import { toStored } from '@sufra/shared/menu/stored-menu'
import { isDinerPage } from '@sufra/shared/pages/page-paths'

const menuCache = 'sufra-last-menu'

/** The stored page of the app, which opens any of its paths. The page at / would not do, because it is the server's landing page. */
export const shell = '/welcome'

/** Milliseconds after which the stored response is shown, on a network that delivers nothing. */
const maxWait = 5_000

type Deps = {
  /** The cache of this version's shell and assets. */
  version: string
  /** Keeps the worker alive until the work is done. */
  until: (work: Promise<unknown>) => void
}

/**
 * The server's response, or the stored one when the server fails, has a fault or takes too long. Without a stored response, the result of
 * the request.
 */
const orStored = async (fromServer: Promise<Response>, findStored: () => Promise<Response | undefined>): Promise<Response> => {
  const first = await Promise.race([
    fromServer.catch(() => undefined),
    new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), maxWait)),
  ])
  if (first && first.status < 500) return first
  return (await findStored()) ?? first ?? fromServer
}

const openPage = (request: Request, { version }: Deps) => orStored(fetch(request), () => caches.match(shell, { cacheName: version }))

const openAsset = async (request: Request): Promise<Response> => (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Stores the last menu, of one restaurant. It is stored without a Date header, because phones set their clock by it. */
const storeMenu = async (path: string, response: Response) => {
  const sentAt = Date.parse(response.headers.get('date') ?? '') || Date.now()
  const stored = toStored(await response.json(), sentAt)
  const cache = await caches.open(menuCache)
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== path) await cache.delete(url)
  await cache.put(path, new Response(JSON.stringify(stored), { headers: { 'content-type': 'application/json' } }))
}

const openMenu = (request: Request, path: string, { until }: Deps) => {
  const fromServer = fetch(request)
  // Storage may be full or blocked; then no menu is stored.
  until(fromServer.then((response) => (response.ok ? storeMenu(path, response.clone()) : undefined)).catch(() => undefined))
  return orStored(fromServer, () => caches.match(path, { cacheName: menuCache }))
}

/** The response to a request; undefined for requests that the browser handles without the worker. */
export const answerRequest = (request: Request, deps: Deps): Promise<Response> | undefined => {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return undefined
  if (request.mode === 'navigate') return isDinerPage(pathname) ? openPage(request, deps) : undefined
  if (pathname.startsWith('/assets/')) return openAsset(request)
  return /^\/api\/menu\/[\w-]+$/.test(pathname) ? openMenu(request, pathname, deps) : undefined
}
