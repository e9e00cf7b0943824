// Changes of items from the list: applied optimistically, rolled back when they are refused.
import type { SwitchTo } from '@sufra/shared/menu/availability'
import { changeItems, listItems, reorderItems, switchItem, switchOption, type ItemChange } from '@sufra/shared/menu/item.routes'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { toQar } from '@sufra/shared/money'
import { showError } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey, cachedResponsesKey } from '../../common/bridge/cached-responses.ts'
import { queryClient } from '../../common/api/query-client.ts'

export type CachedItems = { data: MerchantItem[] }
export type AvailabilityChange = Pick<SwitchTo, 'isAvailable'> & Partial<Pick<SwitchTo, 'comesBack' | 'portionsLeft'>>

export const itemsKey = (categoryId: string) => cachedResponseKey(`${listItems.path}?categoryId=${categoryId}`)

/** Invalidates all cached responses, so that the menu is fetched again. */
export const invalidateMenu = () => queryClient.invalidateQueries({ queryKey: cachedResponsesKey })

const updateCachedItems = (categoryId: string, change: (items: MerchantItem[]) => MerchantItem[]) =>
  queryClient.setQueryData<CachedItems>(itemsKey(categoryId), (cached) => cached && { ...cached, data: change(cached.data) })

/** `change` gets the current item, because other changes of it may have been made since `item` was displayed. */
const updateCachedItem = ({ _id, categoryId }: MerchantItem, change: (newest: MerchantItem) => Partial<MerchantItem>) =>
  updateCachedItems(categoryId, (items) => items.map((item) => (item._id === _id ? { ...item, ...change(item) } : item)))

const updateCachedOption = (item: MerchantItem, optionId: string, changed: Partial<MerchantItem['addOns'][number]['options'][number]>) =>
  updateCachedItem(item, ({ addOns }) => ({
    addOns: addOns.map((group) => ({
      ...group,
      options: group.options.map((option) => (option._id === optionId ? { ...option, ...changed } : option)),
    })),
  }))

type Switched = Awaited<ReturnType<typeof call<typeof switchItem>>>
const availabilityVersionOf = ({ data }: Switched) => data.availabilityVersion
/** The fields to show after a reply: while a later change is being sent, only the version is new. */
const shownAfter = ({ reply: { data }, isLast }: { reply: Switched; isLast: boolean }) =>
  isLast ? data : { availabilityVersion: data.availabilityVersion }

/** An availability as displayed before the reply. */
const optimistic = ({ isAvailable, portionsLeft = null }: AvailabilityChange) => ({ isAvailable, backAt: null, portionsLeft })

const inQar = ({ actualPrice, sellingPrice, ...change }: ItemChange) => ({
  ...change,
  ...(actualPrice !== undefined && { actualPrice: toQar(actualPrice) }),
  ...(sellingPrice !== undefined && { sellingPrice: toQar(sellingPrice) }),
})

export const useItemCalls = () => {
  const { t } = useTranslation()

  /** Applies a change to the cache, sends it, and applies the reply. On failure shows the error and fetches the menu again. */
  const applyOptimistically = async <T>(apply: () => void, send: () => Promise<T>, applyReply: (reply: T) => void = () => {}) => {
    apply()
    try {
      applyReply(await send())
    } catch (error) {
      showError(error, t)
      await invalidateMenu()
    }
  }

  return {
    setAvailability: (item: MerchantItem, wanted: AvailabilityChange) =>
      applyOptimistically(
        () => updateCachedItem(item, () => optimistic(wanted)),
        () =>
          sendInTurn(
            `item ${item._id}`,
            item.availabilityVersion,
            (availabilityVersion) => call(switchItem, { params: { itemId: item._id }, body: { ...wanted, availabilityVersion } }),
            availabilityVersionOf,
          ),
        (answered) => updateCachedItem(item, () => shownAfter(answered)),
      ),

    setOptionAvailability: (item: MerchantItem, optionId: string, seen: number, wanted: AvailabilityChange) =>
      applyOptimistically(
        () => updateCachedOption(item, optionId, optimistic(wanted)),
        () =>
          sendInTurn(
            `option ${optionId}`,
            seen,
            (availabilityVersion) =>
              call(switchOption, { params: { itemId: item._id, optionId }, body: { ...wanted, availabilityVersion } }),
            availabilityVersionOf,
          ),
        (answered) => updateCachedOption(item, optionId, shownAfter(answered)),
      ),

    feature: (item: MerchantItem, isFeatured: boolean) =>
      applyOptimistically(
        () => updateCachedItem(item, () => ({ isFeatured })),
        () =>
          sendInTurn(
            `mark of item ${item._id}`,
            item.version,
            (version) => call(changeItems, { body: { items: [{ itemId: item._id, version, isFeatured }] } }),
            ({ data }) => data[0]?.version ?? item.version,
          ),
        ({ reply: { data } }) => updateCachedItem(item, (newest) => ({ version: data[0]?.version ?? newest.version })),
      ),

    order: (categoryId: string, subcategoryId: string, ordered: MerchantItem[]) =>
      applyOptimistically(
        () =>
          updateCachedItems(categoryId, (items) => {
            const next = ordered.values()
            return items.map((item) => (item.subcategoryId === subcategoryId ? (next.next().value ?? item) : item))
          }),
        () => call(reorderItems, { body: { subcategoryId, itemIds: ordered.map(({ _id }) => _id) } }),
      ),

    /** Returns the new versions by item id. Throws ApiError when nothing was changed. */
    changeMany: async (items: ItemChange[]) => {
      const { data } = await call(changeItems, { body: { items: items.map(inQar) } })
      await invalidateMenu()
      return new Map(data.map(({ itemId, version }) => [itemId, version]))
    },
  }
}

export type ItemCalls = ReturnType<typeof useItemCalls>

/** The version of each entity after the change that is being sent. */
const coming = new Map<string, Promise<number>>()

/**
 * Sends a change with the displayed version or, while another change of the same entity is being sent, with the version that results from
 * it: a switch that is tapped twice is switched twice. Returns the reply, and whether it is the last change.
 */
const sendInTurn = async <T>(
  thing: string,
  seen: number,
  send: (version: number) => Promise<T>,
  versionOf: (reply: T) => number,
): Promise<{ reply: T; isLast: boolean }> => {
  const version = coming.get(thing) ?? Promise.resolve(seen)
  const sent = version.then(send)
  const next = sent.then(versionOf, () => version) // a refused change does not make a version
  coming.set(thing, next)
  try {
    return { reply: await sent, isLast: coming.get(thing) === next }
  } finally {
    if (coming.get(thing) === next) coming.delete(thing)
  }
}
