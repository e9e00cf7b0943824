// Converts prices in received menus and items from QAR to dirhams. Clients do this when they receive them.
import { toDirhams } from '../money.ts'
import type { Menu, MenuOnWire, MerchantItem, MerchantItemOnWire } from './menu.ts'

const pricesInDirhams = ({ actualPrice, sellingPrice }: { actualPrice: number; sellingPrice: number }) => ({
  actualPrice: toDirhams(actualPrice),
  sellingPrice: toDirhams(sellingPrice),
})

const groupInDirhams = <Option extends { price: number }, Group extends { options: Option[] }>(group: Group & { options: Option[] }) => ({
  ...group,
  options: group.options.map((option: Option) => ({ ...option, price: toDirhams(option.price) })),
})

export const menuInDirhams = (menu: MenuOnWire): Menu => ({
  ...menu,
  items: menu.items.map((item) => ({ ...item, ...pricesInDirhams(item), addOns: item.addOns.map((group) => groupInDirhams(group)) })),
})

export const itemInDirhams = (item: MerchantItemOnWire): MerchantItem => ({
  ...item,
  ...pricesInDirhams(item),
  addOns: item.addOns.map((group) => groupInDirhams(group)),
})
