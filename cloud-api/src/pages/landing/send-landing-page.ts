import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isLanguage, languageKey, type Language } from '@sufra/shared/localized-text'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { readBuildManifest, type BuildManifest } from '../build-manifest.ts'
import { pageLanguage } from '../page-language.ts'
import { drawLandingPage, type Demo } from './landing-page.ts'

const compress = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
/** Milliseconds for which the page waits for the demo's table. */
const maxWait = 500
const chosenFor = 365 * 86_400

const scripts = { en: 'cairo-latin', ar: 'cairo-arabic' } as const

/** Returns the address of the font of a language in a build. */
const fontOf = (manifest: BuildManifest, language: Language): string | undefined => {
  const font = Object.values(manifest).find(({ file }) => file.includes(`/${scripts[language]}-`) && file.endsWith('.woff2'))
  return font && `/${font.file}`
}

export type LandingOptions = {
  /** Reads the demo restaurant's table and sign-ins, where there is one. */
  readDemo: () => Promise<Demo | undefined>
  supportEmail: string | undefined
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Returns a function that sends the landing page. When the database is down, only the demo is missing. */
export const createSendLandingPage = ({ readDemo, supportEmail, log }: LandingOptions) => {
  const compressed = new Map<string, Promise<Buffer>>()

  const tryToReadDemo = async () => {
    const isOver = new AbortController()
    try {
      return await Promise.race([readDemo(), wait(maxWait, undefined, { signal: isOver.signal, ref: false })])
    } catch (error) {
      log.error({ err: error }, 'the demo table could not be read')
      return undefined
    } finally {
      isOver.abort()
    }
  }

  /** Compresses each different page once. */
  const compressOnce = (page: string) => {
    const known = compressed.get(page) ?? compress(page, quality)
    if (compressed.size > 20) compressed.clear()
    compressed.set(page, known)
    return known
  }

  return async (
    folder: string,
    request: FastifyRequest,
    reply: FastifyReply,
    allowScripts: (page: string, reply: FastifyReply) => void,
  ) => {
    const { language: asked } = request.query as { language?: unknown } // parsed by Fastify
    const chosen = typeof asked === 'string' && isLanguage(asked) ? asked : undefined
    const language = chosen ?? pageLanguage(request)
    const font = fontOf(await readBuildManifest(folder), language)
    const page = drawLandingPage({ language, font, supportEmail, demo: await tryToReadDemo() })
    allowScripts(page, reply)
    if (chosen) void reply.header('set-cookie', `${languageKey}=${chosen}; Path=/; Max-Age=${chosenFor}; SameSite=Lax`)
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page)
    return reply.header('content-encoding', 'br').send(await compressOnce(page))
  }
}

export type SendLandingPage = ReturnType<typeof createSendLandingPage>
