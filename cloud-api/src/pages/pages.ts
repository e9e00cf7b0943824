// Serves the landing page at /, and the two web apps: the diner app at all other paths, the desk app (merchant and administrator) under its own.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { inlineScripts } from '@sufra/shared/page-shell/inline-scripts'
import { appOfPath, isPage } from '@sufra/shared/pages/page-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { replyNotFound } from '../platform/http/error-reply.ts'
import { readBuildManifest } from './build-manifest.ts'
import type { DistFolders } from './dist-folders.ts'
import type { SendLandingPage } from './landing/send-landing-page.ts'
import type { ReleasedAsset, ReleasedAssets } from './released-assets.ts'
import type { RestaurantPage } from './restaurant-page.ts'

/** Files of the diner app beside its page. A service worker must be at the root of its pages, under a permanent name. */
const rootFiles: Record<string, string> = {
  '/service-worker.js': 'text/javascript; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json',
}
const neverPages = /^\/(api|uploads|ws|assets|desk|docs|health)(\/|$)|^\/\/|\.\w+$/
const year = 31_536_000

const exists = (folder: string) =>
  stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  )

/** The link of a receipt or of a followed order gives access to it, so it stays out of search engines. */
const linkedPage = /^\/(receipt|follow)\//i

/** Returns the source of a script for a content security policy. */
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Lets the browser run the page's own inline script. Called with the built page, before texts of restaurants are in it. */
const allowInlineScript = (page: string, reply: FastifyReply) => {
  const policy = reply.getHeader('content-security-policy')
  const hashes = inlineScripts(page).map(sourceOf).join(' ')
  if (hashes && typeof policy === 'string')
    void reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${hashes}`))
}

const sendPage = async (folder: string, path: string, reply: FastifyReply, restaurantPage: RestaurantPage) => {
  if (linkedPage.test(path)) void reply.header('x-robots-tag', 'noindex')
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  void reply.type('text/html; charset=utf-8')
  allowInlineScript(page, reply)
  if (!restaurantPage.isRestaurantPage(path)) return reply.header('cache-control', 'no-cache').send(page)
  // The page is not stored, because its prepared content is correct only at this moment.
  return reply
    .header('cache-control', 'no-store')
    .send(await restaurantPage.prepare(page, path, reply.request, await readBuildManifest(folder)))
}

/** Returns the path without the query, as it was sent: URL cannot parse every path. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Pages are served to all clients. An app shows an unknown page to browsers, and programs get JSON. */
const isForPage = ({ headers }: FastifyRequest, path: string) =>
  !neverPages.test(path) && (isPage(path) || (headers.accept ?? '').includes('text/html'))

const sendAsset = ({ bytes, type, encoding }: ReleasedAsset, reply: FastifyReply) => {
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type(type).header('cache-control', `public, max-age=${year}, immutable`).header('vary', 'accept-encoding').send(bytes)
}

type Deps = { dist: DistFolders; releasedAssets: ReleasedAssets; restaurantPage: RestaurantPage; sendLandingPage: SendLandingPage }

export const servePages = async (app: FastifyInstance, { dist, releasedAssets, restaurantPage, sendLandingPage }: Deps) => {
  const options = { index: false, preCompressed: true, decorateReply: false, wildcard: false } as const
  const immutable = { immutable: true, maxAge: year * 1_000 } as const
  if (await exists(dist.diner))
    await app.register(staticFiles, { ...options, ...immutable, root: join(dist.diner, 'assets'), prefix: '/assets/' })
  if (await exists(dist.desk))
    await app.register(staticFiles, { ...options, ...immutable, root: join(dist.desk, 'assets'), prefix: '/desk/assets/' })

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (!isReading(request)) return replyNotFound(request, reply)
    const asset = await releasedAssets.read(path, request.headers['accept-encoding'])
    if (asset) return sendAsset(asset, reply)
    const rootFile = rootFiles[path] && (await readFile(join(dist.diner, path)).catch(() => undefined))
    if (rootFile)
      return reply
        .type(rootFiles[path] ?? '')
        .header('cache-control', 'no-cache')
        .send(rootFile)
    const folder = dist[appOfPath(path)]
    if (!isForPage(request, path) || !(await exists(folder))) return replyNotFound(request, reply)
    if (path === '/') return sendLandingPage(folder, request, reply.code(200), allowInlineScript)
    return sendPage(folder, path, reply.code(isPage(path) ? 200 : 404), restaurantPage)
  })
}
