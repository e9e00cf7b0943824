import type { LocalizedText } from '@sufra/shared/localized-text'
import { listItems } from '@sufra/shared/menu/item.routes'
import type { ResponseCache } from '../local/response-cache.ts'

type Known = { categoryId: string; name: LocalizedText }
type Items = { data: { _id: string; categoryId: string; name: LocalizedText }[] }

/** Finds an item of the kept menu by its id. Built when it is first asked for, and again after the menu has changed. */
export const createItemIndex = (kept: ResponseCache) => {
  let index: Map<string, Known> | undefined

  const build = () => {
    const paths = [...kept.hashes().keys()].filter((path) => path.startsWith(`${listItems.path}?`))
    const items = paths.flatMap((path) => (JSON.parse(kept.get(path) ?? '{"data":[]}') as Items).data) // kept as the cloud sent it, by its hash
    return new Map(items.map(({ _id, categoryId, name }) => [_id, { categoryId, name }]))
  }

  return {
    find: (itemId: string): Known | undefined => (index ??= build()).get(itemId),
    forget: () => (index = undefined),
  }
}
