import { toDirhams } from '@sufra/shared/money'
import { v7 as uuidv7 } from 'uuid'
import type { categories, cuisines, subcategories } from '../catalogue/cuisines/cuisines.table.ts'
import type { addOnGroups, addOnOptions, itemPairings, menuItems } from '../catalogue/menu/menu.table.ts'
import type { DemoAddOn, DemoItem } from './demo-menu.types.ts'
import { demoMenu } from './demo-menu.ts'
import { goesWith } from './menu/goes-with.ts'

type MenuRows = {
  cuisines: (typeof cuisines.$inferInsert)[]
  categories: (typeof categories.$inferInsert)[]
  subcategories: (typeof subcategories.$inferInsert)[]
  items: (typeof menuItems.$inferInsert)[]
  pairings: (typeof itemPairings.$inferInsert)[]
  groups: (typeof addOnGroups.$inferInsert)[]
  options: (typeof addOnOptions.$inferInsert)[]
}
type Parents = { restaurantId: string; cuisineId: string; categoryId: string; subcategoryId: string }

const addAddOns = (rows: MenuRows, restaurantId: string, itemId: string, addOns: DemoAddOn[]) => {
  for (const [position, { options, ...group }] of addOns.entries()) {
    const groupId = uuidv7()
    rows.groups.push({ restaurantId, id: groupId, itemId, position, ...group })
    for (const [order, { name, price }] of options.entries())
      rows.options.push({ restaurantId, id: uuidv7(), groupId, position: order, name, price: toDirhams(price) })
  }
}

const addItem = (rows: MenuRows, item: DemoItem, parents: Parents, image: string) => {
  const id = uuidv7()
  const { name, description, ingredients, quantity, unit, actualPrice, sellingPrice, addOns = [], prepMinutes } = item
  const { isFeatured = false, isAvailable = true, allergens = [], dietary = [] } = item
  rows.items.push({
    id,
    ...parents,
    position: rows.items.length,
    name,
    description,
    ingredients,
    quantityUnit: { quantity, unit },
    actualPrice: toDirhams(actualPrice),
    sellingPrice: toDirhams(sellingPrice),
    customizable: addOns.length > 0,
    isAvailable,
    isFeatured,
    allergens,
    dietary,
    prepMinutes: prepMinutes ?? null,
    image,
  })
  addAddOns(rows, parents.restaurantId, id, addOns)
}

const pairingsOf = (restaurantId: string, items: MenuRows['items']): MenuRows['pairings'] => {
  const ids = new Map(items.map(({ id, name }) => [name.en, id]))
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`the demo's menu has no ${name}`)
    return id
  }
  return Object.entries(goesWith).flatMap(([name, others]) =>
    others.map((other, position) => ({ restaurantId, itemId: idOf(name), otherId: idOf(other), position })),
  )
}

/** The rows of the demo restaurant's menu; `images`: file names of pictures by the dish's English name. */
export const demoMenuRows = (restaurantId: string, images: ReadonlyMap<string, string>): MenuRows => {
  const rows: MenuRows = { cuisines: [], categories: [], subcategories: [], items: [], pairings: [], groups: [], options: [] }
  for (const [position, cuisine] of demoMenu.entries()) {
    const cuisineId = uuidv7()
    rows.cuisines.push({ restaurantId, id: cuisineId, name: cuisine.name, image: '', position })
    for (const { name, subcategories: under } of cuisine.categories) {
      const categoryId = uuidv7()
      rows.categories.push({ restaurantId, id: categoryId, cuisineId, name, image: '', position: rows.categories.length })
      for (const subcategory of under) {
        const subcategoryId = uuidv7()
        rows.subcategories.push({
          restaurantId,
          id: subcategoryId,
          categoryId,
          name: subcategory.name,
          position: rows.subcategories.length,
        })
        for (const item of subcategory.items)
          addItem(rows, item, { restaurantId, cuisineId, categoryId, subcategoryId }, images.get(item.name.en) ?? '')
      }
    }
  }
  rows.pairings = pairingsOf(restaurantId, rows.items)
  return rows
}
