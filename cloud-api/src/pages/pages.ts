// The two web apps as files: the diner's at /, the desk's (merchant and administrator) under its own paths.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../http/error-reply.ts'

const root = join(import.meta.dirname, '../../..')
const dinerFolder = join(root, 'diner-web/dist')
const deskFolder = join(root, 'desktop/dist')
const deskPaths = /^\/(merchant|admin|login|unauthorized)(\/|$)/
const restaurantPath = /^\/restaurants\/([0-9a-f-]{36})$/
const year = 31_536_000_000

const exists = (folder: string) =>
  stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  )

/** Starts the menu's way to the phone with the page, so that it makes one trip and not two. */
const withMenuPreload = (page: string, path: string) => {
  const restaurantId = restaurantPath.exec(path)?.[1]
  if (!restaurantId) return page
  return page.replace('</head>', `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/menu/${restaurantId}"></head>`)
}

const sendPage = async (folder: string, path: string, reply: FastifyReply) => {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(withMenuPreload(page, path))
}

const asksForPage = (request: FastifyRequest, path: string) =>
  request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/uploads/') && !/\.\w+$/.test(path)

export const servePages = async (app: FastifyInstance) => {
  const options = { index: false, preCompressed: true, decorateReply: false, wildcard: false } as const
  const immutable = { immutable: true, maxAge: year } as const
  if (await exists(dinerFolder))
    await app.register(staticFiles, { ...options, ...immutable, root: join(dinerFolder, 'assets'), prefix: '/assets/' })
  if (await exists(deskFolder))
    await app.register(staticFiles, { ...options, ...immutable, root: join(deskFolder, 'assets'), prefix: '/desk/assets/' })

  app.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, 'http://page').pathname
    if (!asksForPage(request, path)) return answerNotFound(request, reply)
    const folder = deskPaths.test(path) ? deskFolder : dinerFolder
    if (!(await exists(folder))) return answerNotFound(request, reply)
    return sendPage(folder, path, reply)
  })
}
