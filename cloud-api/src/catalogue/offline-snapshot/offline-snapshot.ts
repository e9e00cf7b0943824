// Responses that counters cache for offline use. Each is built once per menu change and served as the same bytes, so that its hash stays valid.
import { createHash } from 'node:crypto'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { readCuisines } from '../cuisines/cuisines.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readItems, readVersions } from '../menu/menu.store.ts'
import type { ListTables } from '../tables/list-tables.ts'

type Answers = ReadonlyMap<string, Buffer>
type CacheEntry = { version: string; answers: Answers }

const maxRestaurants = 500

export const cuisinesPath = (restaurantId: string) => listCuisines.path.replace(':merchantId', restaurantId)
export const itemsPath = (categoryId: string) => `${listItems.path}?categoryId=${categoryId}`

const hashOf = (answer: Buffer) => createHash('sha256').update(answer).digest('hex')

const bytesOf = (reply: unknown) => Buffer.from(JSON.stringify(reply))

const buildMenu = async (db: Db, restaurantId: string): Promise<Answers> => {
  const cuisines = await readCuisines(db, restaurantId)
  const items = Map.groupBy(await readItems(db, restaurantId), ({ categoryId }) => categoryId)
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  return new Map([
    [cuisinesPath(restaurantId), bytesOf(listCuisines.reply.encode({ success: true, data: cuisines }))],
    ...categories.map(
      ({ _id }) => [itemsPath(_id), bytesOf(listItems.reply.encode({ success: true, data: items.get(_id) ?? [] }))] as const,
    ),
  ])
}

export const createOfflineSnapshot = (db: Db, listOfTables: ListTables) => {
  const cache = new Map<string, CacheEntry>()

  const menuAnswers = async (restaurantId: string): Promise<Answers> => {
    const versions = await readVersions(db, restaurantId)
    const version = `${versions?.menuVersion} ${versions?.stockVersion}`
    const known = cache.get(restaurantId)
    if (known?.version === version) return known.answers
    const answers = await buildMenu(db, restaurantId)
    cache.delete(restaurantId)
    const oldest = cache.keys().next().value
    if (cache.size >= maxRestaurants && oldest !== undefined) cache.delete(oldest)
    cache.set(restaurantId, { version, answers })
    return answers
  }

  const tables = async (restaurantId: string, baseUrl: string) =>
    bytesOf(listTables.reply.encode({ success: true, data: await listOfTables(restaurantId, baseUrl) }))

  return {
    tables,
    /** Returns the response for a path of `cuisinesPath` or `itemsPath`, or undefined for a category that the restaurant does not have. */
    answer: async (restaurantId: string, path: string): Promise<Buffer | undefined> => (await menuAnswers(restaurantId)).get(path),
    /** Lists the paths of all responses in the snapshot, with their hashes. */
    list: async (restaurantId: string, baseUrl: string) => {
      const answers = [...(await menuAnswers(restaurantId)), [listTables.path, await tables(restaurantId, baseUrl)] as const]
      return answers.map(([path, answer]) => ({ path, hash: hashOf(answer) }))
    },
  }
}

export type OfflineSnapshot = ReturnType<typeof createOfflineSnapshot>
