// The first pages of a guest, /qr-link and /restaurants/:id, contain the content of the first menu in their HTML, so that it appears after
// three round trips: this page; scripts, texts and the menu; pictures.
import { setTimeout as wait } from 'node:timers/promises'
import { directionOf, inLanguage } from '@sufra/shared/localized-text'
import { checkedLinkElement, type CheckedLink } from '@sufra/shared/tables/checked-link'
import { openTableLink } from '@sufra/shared/tables/table.routes'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { BuiltMenu, MenuCache } from '../catalogue/menu/menu-cache.ts'
import { escapeHtml } from '../platform/messages/escape-html.ts'
import type { OpenTableLink } from '../catalogue/tables/open-table-link.ts'
import { filesOf, firstMenuModules, type BuildManifest } from './build-manifest.ts'
import { pageLanguage } from './page-language.ts'
import { splashOf } from './splash.ts'

const restaurantPath = /^\/restaurants\/([0-9a-f-]{36})\/?$/i
const linkPath = /^\/qr-link\/?$/i

/** Milliseconds for which the page waits for the database. After that the page requests everything itself, and shows errors. */
const maxWait = 1_000

const linkModule = 'src/table-link/table-link-page.tsx'

/** JSON in a script element must not contain a tag. */
const dataElement = (link: CheckedLink) =>
  `<script type="application/json" id="${checkedLinkElement}">${JSON.stringify(link).replaceAll('<', String.raw`\u003c`)}</script>`

const preloadTags = (page: string, manifest: BuildManifest, modules: readonly string[]) =>
  [
    ...filesOf(
      manifest,
      modules.filter((name) => name in manifest),
    ),
  ]
    .filter((file) => file.endsWith('.js') && !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')

type Start = { link?: CheckedLink; menu?: BuiltMenu['menu'] }
type Deps = { menus: Pick<MenuCache, 'get'>; openLink: OpenTableLink; log: Pick<FastifyBaseLogger, 'error'>; maxWait?: number }

export const createRestaurantPage = ({ menus, openLink, log, maxWait: wanted = maxWait }: Deps) => {
  const readStart = async (path: string, query: unknown): Promise<Start> => {
    const restaurantId = restaurantPath.exec(path)?.[1]
    if (restaurantId) return { menu: (await menus.get(restaurantId))?.menu }
    const { r, t } = query as { r?: unknown; t?: unknown } // parsed by Fastify; the route's schema checks both
    const { data: params } = openTableLink.params.safeParse({ restaurantId: r, token: t })
    const table = params && (await openLink(params.restaurantId, params.token))
    if (!table) return { link: { error: 'table.link_invalid' } }
    return { link: { table }, menu: (await menus.get(table.restaurantId))?.menu }
  }

  /** Reads the prepared content of the page; nothing when the database is down or slow. */
  const tryToReadStart = async (path: string, query: unknown): Promise<Start> => {
    const isOver = new AbortController()
    try {
      return await Promise.race([readStart(path, query), wait(wanted, {}, { signal: isOver.signal, ref: false })])
    } catch (error) {
      log.error({ err: error }, 'a page could not be prepared')
      return {}
    } finally {
      isOver.abort()
    }
  }

  return {
    isRestaurantPage: (path: string) => restaurantPath.test(path) || linkPath.test(path),

    /** Returns the page with its prepared content, in the language of the guest. */
    prepare: async (page: string, path: string, request: FastifyRequest, manifest: BuildManifest): Promise<string> => {
      const language = pageLanguage(request)
      const { link, menu } = await tryToReadStart(path, request.query)
      const restaurant = menu?.restaurant
      const modules = restaurant || !linkPath.test(path) ? firstMenuModules(language) : [...firstMenuModules(language).slice(1), linkModule]
      const head = [
        preloadTags(page, manifest, modules),
        restaurant ? `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/menu/${restaurant._id}">` : '',
      ]
      const body = [restaurant ? splashOf(restaurant, language) : '', link ? dataElement(link) : '']
      const title = restaurant && `<title>${escapeHtml(inLanguage(restaurant.name, language))}</title>`
      return page
        .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
        .replace(/<title>[^<]*<\/title>/, (old) => title ?? old)
        .replace('</head>', () => `${head.join('')}</head>`)
        .replace('<body>', () => `<body>${body.join('')}`)
    },
  }
}

export type RestaurantPage = ReturnType<typeof createRestaurantPage>
