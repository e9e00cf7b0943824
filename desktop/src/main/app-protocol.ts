// Serves the built renderer from app://desk. Paths without a known file type return index.html (client-side routes); /api and /uploads go to the gateway.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { inlineScripts } from '@sufra/shared/page-shell/inline-scripts'

/** The installed program's id, as in electron-builder.yml. */
export const appId = 'app.sufra.desk'
export const appScheme = 'app'
export const appOrigin = 'app://desk'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.pfb': 'application/octet-stream',
}

const toHash = (script: string) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Allows the inline scripts of our own built pages by their hashes. */
const policyOf = (page: string) => {
  const hashes = inlineScripts(page).map(toHash)
  return `default-src 'self'; script-src 'self'${hashes.join('')}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

type Gateway = { answerApi: (request: Request) => Promise<Response>; answerUpload: (path: string) => Promise<Response> }

const serveFile = async (folder: string, pathname: string): Promise<Response> => {
  const type = types[extname(pathname)]
  const file = normalize(join(folder, type ? decodeURIComponent(pathname) : 'index.html'))
  if (!file.startsWith(folder + sep)) return new Response(null, { status: 404 })
  const body = await readFile(file).catch(() => null)
  if (!body) return new Response(null, { status: 404 })
  const isPage = !type || type === types['.html']
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': type ?? 'text/html; charset=utf-8',
      'content-security-policy': policyOf(isPage ? body.toString() : ''),
      'x-content-type-options': 'nosniff',
    },
  })
}

export const serveApp =
  (folder: string, { answerApi, answerUpload }: Gateway) =>
  async (request: Request): Promise<Response> => {
    const { host, pathname, search } = new URL(request.url)
    if (host !== 'desk') return new Response(null, { status: 404 })
    if (pathname.startsWith('/api/')) return answerApi(request)
    if (pathname.startsWith('/uploads/')) return answerUpload(pathname + search)
    return serveFile(folder, pathname)
  }
