import type { LocalizedText } from '@sufra/shared/localized-text'
import { listItems } from '@sufra/shared/menu/item.routes'
import type { ResponseCache } from '../local/response-cache.ts'

type IndexedItem = { categoryId: string; name: LocalizedText }
type Items = { data: { _id: string; categoryId: string; name: LocalizedText }[] }

/** Finds an item of the cached menu by its id. Built on first use, and again after `clear`. */
export const createItemIndex = (responses: ResponseCache) => {
  let index: Map<string, IndexedItem> | undefined

  const build = () => {
    const paths = [...responses.hashes().keys()].filter((path) => path.startsWith(`${listItems.path}?`))
    // The cast is safe: a response is stored exactly as the cloud sent it, and verified by its hash.
    const items = paths.flatMap((path) => (JSON.parse(responses.get(path) ?? '{"data":[]}') as Items).data)
    return new Map(items.map(({ _id, categoryId, name }) => [_id, { categoryId, name }]))
  }

  return {
    find: (itemId: string): IndexedItem | undefined => (index ??= build()).get(itemId),
    clear: () => (index = undefined),
  }
}
