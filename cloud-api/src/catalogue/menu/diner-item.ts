// Items as diners see them: whether an item is available, without the reason.
import { lowStockThreshold, isOn, isOrderable } from '@sufra/shared/menu/availability'
import type { MenuItem, MerchantItem } from '@sufra/shared/menu/menu'

const shownAddOns = ({ customizable, addOns }: MerchantItem) => (customizable ? addOns : [])

/** An item for pricing an order, always with the number of portions left. */
export const forOrder = (item: MerchantItem): MenuItem => {
  const addOns = shownAddOns(item)
  return {
    ...item,
    addOns: addOns.map((group) => ({ ...group, options: group.options.map((option) => ({ ...option, isAvailable: isOn(option) })) })),
    isAvailable: isOrderable({ ...item, addOns }),
    backAt: item.isAvailable ? null : item.backAt,
  }
}

/** An item as diners see it, with the number of portions left only when few are. */
export const forDiner = (item: MerchantItem): MenuItem => {
  const { portionsLeft } = item
  return { ...forOrder(item), portionsLeft: portionsLeft !== null && portionsLeft <= lowStockThreshold ? portionsLeft : null }
}
