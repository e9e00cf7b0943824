import { maxGoesWith } from '@sufra/shared/menu/goes-with'
import { addItem, deleteItem, updateItem } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { expect, test } from 'vitest'
import { drawPng, formOf } from '../../../../testing/pictures.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { useItems } from '../../../../testing/test-items.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'

const { scene, merchant, subcategory, items, itemNamed, dinerItem } = useItems()
const png = await drawPng()

const update = async (item: MerchantItemOnWire, goesWith: string[] | undefined) => {
  const { version } = (await items()).find(({ _id }) => _id === item._id) ?? item
  const draft = JSON.stringify({ ...item, goesWith })
  return (await merchant(updateItem, { params: { itemId: item._id }, form: formOf({ item: draft, version: String(version) }) })).data
}
/** A copy of an item under another name. */
const addCopy = async (item: MerchantItemOnWire, en: string, goesWith?: string[]) => {
  const draft = JSON.stringify({ ...item, ...(await subcategory()), name: { en, ar: '' }, goesWith })
  return (await merchant(addItem, { form: formOf({ item: draft, image: png }) })).data
}

/** Returns the test restaurant's items; Machboos is sold out. */
const threeItems = async () => [await itemNamed('Chicken Shawarma'), await itemNamed('Karak'), await itemNamed('Machboos')] as const

test('items that go well with an item keep their order for its merchant and for diners, and a change without them keeps them', async () => {
  const [shawarma, tea, machboos] = await threeItems()
  const added = await addCopy(shawarma, 'Falafel', [machboos._id, tea._id])
  expect(added.goesWith).toEqual([machboos._id, tea._id])
  expect((await dinerItem('Falafel'))?.goesWith).toEqual([machboos._id, tea._id])
  expect((await update(added, undefined)).goesWith).toEqual([machboos._id, tea._id])
  expect((await update(added, [tea._id])).goesWith).toEqual([tea._id])
  const without = await update(added, [])
  expect([without.goesWith, (await dinerItem('Falafel'))?.goesWith]).toEqual([undefined, undefined])
})

test('a deleted item is removed from the items that go with others', async () => {
  const [shawarma, tea, machboos] = await threeItems()
  await update(shawarma, [tea._id, machboos._id])
  await merchant(deleteItem, { params: { itemId: tea._id } })
  expect((await dinerItem('Chicken Shawarma'))?.goesWith).toEqual([machboos._id])
  expect((await itemNamed('Chicken Shawarma')).goesWith).toEqual([machboos._id])
})

test(`an item goes with up to ${maxGoesWith} others, each once, and not with itself`, async () => {
  const tea = await itemNamed('Karak')
  const copies = []
  for (const name of ['One', 'Two', 'Three', 'Four']) copies.push((await addCopy(tea, name))._id)
  const three = copies.slice(0, 3)
  expect((await update(tea, three)).goesWith).toEqual(three)
  const [first = ''] = copies
  const fields = [{ path: 'item.goesWith', code: 'item.goes_with' }]
  for (const wrong of [copies, [first, first], [first, tea._id]])
    expect(await refusalOf(update(tea, wrong))).toMatchObject({ status: 400, details: { fields } })
  expect((await itemNamed('Karak')).goesWith).toEqual(three)
})

test('an unknown item or another restaurant’s item is not found', async () => {
  const tea = await itemNamed('Karak')
  const { items: others } = await addRestaurant(scene.api.connection.db)
  for (const id of [others.tea, '0192a000-0000-7000-8000-000000000000'])
    expect(await refusalOf(update(tea, [id]))).toMatchObject({ status: 404, code: 'menu.item_not_found' })
  expect((await itemNamed('Karak')).goesWith).toBeUndefined()
})
