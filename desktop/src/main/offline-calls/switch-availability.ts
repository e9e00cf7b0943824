import type { SwitchTo } from '@sufra/shared/menu/availability'
import { listItems, switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { changeResponse, offlineCall, type CachedNames } from './offline-call.ts'

/** A switch of an item, or of an option of its add-ons. */
type Switch = { itemId: string; optionId?: string } & SwitchTo

/** Returns the availability after a switch. `backAt` is decided by the cloud. */
const availabilityAfter = ({ isAvailable, portionsLeft, availabilityVersion }: SwitchTo) => ({
  isAvailable,
  backAt: null,
  portionsLeft: isAvailable ? portionsLeft : null,
  availabilityVersion: availabilityVersion + 1,
})

const withSwitch = (item: MerchantItemOnWire, operation: Switch): MerchantItemOnWire => {
  if (operation.itemId !== item._id) return item
  if (operation.optionId === undefined) return { ...item, ...availabilityAfter(operation) }
  const options = (group: MerchantItemOnWire['addOns'][number]) =>
    group.options.map((option) => (option._id === operation.optionId ? { ...option, ...availabilityAfter(operation) } : option))
  return { ...item, addOns: item.addOns.map((group) => ({ ...group, options: options(group) })) }
}

const common = {
  apply: { response: changeResponse(listItems, (items, operation: Switch) => items.map((item) => withSwitch(item, operation))) },
  isAlreadyApplied: () => false,
  describe: ({ itemId, isAvailable }: Switch, { itemName }: CachedNames) => ({
    text: isAvailable ? 'queue.switchOn' : 'queue.switchOff',
    values: { name: itemName(itemId) ?? '?' },
    afterRefusal: 'queue.todo.switch',
  }),
  reply: (operation: Switch) => ({ _id: operation.optionId ?? operation.itemId, ...availabilityAfter(operation) }),
}

export const switchItemCall = offlineCall({
  route: switchItem,
  toOperation: ({ params, body }): Switch => ({ itemId: params.itemId, ...body }),
  ...common,
})

export const switchOptionCall = offlineCall({
  route: switchOption,
  toOperation: ({ params, body }): Switch => ({ itemId: params.itemId, optionId: params.optionId, ...body }),
  ...common,
})
