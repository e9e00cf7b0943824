// What is done to items from the list: shown at once, taken back when it is refused.
import type { SwitchTo } from '@sufra/shared/menu/availability'
import { changeItems, listItems, orderItems, switchItem, switchOption, type ItemChangeOnWire } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { showError } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../app/api.ts'
import { cachedResponseKey, cachedResponsesKey } from '../../app/cached-responses.ts'
import { queryClient } from '../../app/query-client.ts'

type Known = ReplyOf<typeof listItems>
export type Switch = Pick<SwitchTo, 'isAvailable'> & Partial<Pick<SwitchTo, 'comesBack' | 'portionsLeft'>>

export const itemsKey = (categoryId: string) => cachedResponseKey(`${listItems.path}?categoryId=${categoryId}`)

/** What was read of the menu is read again. */
export const menuWasChanged = () => queryClient.invalidateQueries({ queryKey: cachedResponsesKey })

const put = (categoryId: string, change: (items: MerchantItemOnWire[]) => MerchantItemOnWire[]) =>
  queryClient.setQueryData<Known>(itemsKey(categoryId), (known) => known && { ...known, data: change(known.data) })

const putItem = ({ _id, categoryId }: MerchantItemOnWire, changed: Partial<MerchantItemOnWire>) =>
  put(categoryId, (items) => items.map((item) => (item._id === _id ? { ...item, ...changed } : item)))

const putOption = (item: MerchantItemOnWire, optionId: string, changed: Partial<MerchantItemOnWire['addOns'][number]['options'][number]>) =>
  putItem(item, {
    addOns: item.addOns.map((group) => ({
      ...group,
      options: group.options.map((option) => (option._id === optionId ? { ...option, ...changed } : option)),
    })),
  })

export const useItemCalls = () => {
  const { t } = useTranslation()

  /** Shows, sends, shows what came of it; a refusal is said and the truth read again. */
  const shownAtOnce = async <T>(show: () => void, send: () => Promise<T>, showAnswer: (answer: T) => void = () => {}) => {
    show()
    try {
      showAnswer(await send())
    } catch (error) {
      showError(error, t)
      await menuWasChanged()
    }
  }

  return {
    turn: (item: MerchantItemOnWire, wanted: Switch) =>
      shownAtOnce(
        () => putItem(item, { isAvailable: wanted.isAvailable, backAt: null, portionsLeft: wanted.portionsLeft ?? null }),
        () => call(switchItem, { params: { itemId: item._id }, body: { ...wanted, availabilityVersion: item.availabilityVersion } }),
        ({ data }) => putItem(item, data),
      ),

    turnOption: (item: MerchantItemOnWire, optionId: string, availabilityVersion: number, wanted: Switch) =>
      shownAtOnce(
        () => putOption(item, optionId, { isAvailable: wanted.isAvailable, backAt: null, portionsLeft: wanted.portionsLeft ?? null }),
        () => call(switchOption, { params: { itemId: item._id, optionId }, body: { ...wanted, availabilityVersion } }),
        ({ data }) => putOption(item, optionId, data),
      ),

    feature: (item: MerchantItemOnWire, isFeatured: boolean) =>
      shownAtOnce(
        () => putItem(item, { isFeatured }),
        () => call(changeItems, { body: { items: [{ itemId: item._id, version: item.version, isFeatured }] } }),
        ({ data }) => putItem(item, { version: data[0]?.version ?? item.version }),
      ),

    order: (categoryId: string, subcategoryId: string, ordered: MerchantItemOnWire[]) =>
      shownAtOnce(
        () =>
          put(categoryId, (items) => {
            const next = ordered.values()
            return items.map((item) => (item.subcategoryId === subcategoryId ? (next.next().value ?? item) : item))
          }),
        () => call(orderItems, { body: { subcategoryId, itemIds: ordered.map(({ _id }) => _id) } }),
      ),

    /** Gives the new versions; throws ApiError when nothing was changed. */
    changeMany: async (items: ItemChangeOnWire[]) => {
      const { data } = await call(changeItems, { body: { items } })
      await menuWasChanged()
      return new Map(data.map(({ itemId, version }) => [itemId, version]))
    },
  }
}

export type ItemCalls = ReturnType<typeof useItemCalls>
