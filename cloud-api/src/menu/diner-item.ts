// What diners are shown of an item: whether it can be had, and not why not.
import { fewLeft, isOn, isOrderable } from '@sufra/shared/menu/availability'
import type { MenuItem, MerchantItem } from '@sufra/shared/menu/menu'

const shownAddOns = ({ customizable, addOns }: MerchantItem) => (customizable ? addOns : [])

/** An item as an order is priced by it: how many are left is known however many they are. */
export const forOrder = (item: MerchantItem): MenuItem => {
  const addOns = shownAddOns(item)
  return {
    ...item,
    addOns: addOns.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, isAvailable: isOn(option) })) })),
    isAvailable: isOrderable({ ...item, addOns }),
    backAt: item.isAvailable ? null : item.backAt,
  }
}

/** An item as diners see it: they are told how many are left when few are. */
export const forDiner = (item: MerchantItem): MenuItem => {
  const { portionsLeft } = item
  return { ...forOrder(item), portionsLeft: portionsLeft !== null && portionsLeft <= fewLeft ? portionsLeft : null }
}
