// Reads, validates, serialises and compresses a restaurant's menu once per change, and once a day where there are opening hours, and serves
// it from these cached bytes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readMenu as readMenuRoute } from '@sufra/shared/menu/menu.routes'
import type { Db } from '../../platform/db/connect.ts'
import { readMenu, readVersions, type ReadMenu } from './menu.store.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Milliseconds for which a cached menu is served without checking its version: the maximum delay when a notification is lost. */
const trustMilliseconds = 5_000
const maxRestaurants = 2_000

export type BuiltMenu = ReadMenu & { version: number; etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type CacheEntry = { built: BuiltMenu | undefined; checkedAt: number }

const build = async (db: Db, restaurantId: string, version: number, now: Date): Promise<BuiltMenu | undefined> => {
  const read = await readMenu(db, restaurantId, version, now)
  if (!read) return undefined
  const plain = Buffer.from(JSON.stringify(readMenuRoute.reply.encode({ success: true, data: read.menu })))
  return {
    version,
    ...read,
    plain,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    br: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: await gz(plain, { level: 9 }),
  }
}

export const createMenuCache = (db: Db, now: () => number) => {
  const cache = new Map<string, CacheEntry>()
  const underWay = new Map<string, Promise<BuiltMenu | undefined>>()

  const storeEntry = (restaurantId: string, built: BuiltMenu | undefined) => {
    cache.delete(restaurantId)
    const oldest = cache.keys().next().value
    if (cache.size >= maxRestaurants && oldest !== undefined) cache.delete(oldest)
    if (built) cache.set(restaurantId, { built, checkedAt: now() })
    return built
  }

  const renew = async (restaurantId: string) => {
    const version = (await readVersions(db, restaurantId))?.menuVersion
    if (version === undefined) return storeEntry(restaurantId, undefined)
    const known = cache.get(restaurantId)?.built
    const isCurrent = known?.version === version && now() < known.validUntil
    return storeEntry(restaurantId, isCurrent ? known : await build(db, restaurantId, version, new Date(now())))
  }

  const renewOnce = (restaurantId: string) => {
    const already = underWay.get(restaurantId)
    if (already) return already
    const renewal = renew(restaurantId).finally(() => underWay.delete(restaurantId))
    underWay.set(restaurantId, renewal)
    return renewal
  }

  return {
    /** Returns the menu, at most 5 s old, or undefined for an unknown restaurant. */
    get: (restaurantId: string): Promise<BuiltMenu | undefined> | BuiltMenu => {
      const known = cache.get(restaurantId)
      return known?.built && now() - known.checkedAt < trustMilliseconds ? known.built : renewOnce(restaurantId)
    },
    /** Returns the current menu, checked against the database. */
    renew: renewOnce,
    forget: (restaurantId: string) => cache.delete(restaurantId),
  }
}

export type MenuCache = ReturnType<typeof createMenuCache>
