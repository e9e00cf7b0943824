import { deleteSubcategory, patchSubcategory } from '@sufra/shared/cuisines/cuisine.routes'
import { changeItems, reorderItems } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { useItems } from '../../../../testing/test-items.ts'
import { goodPayment } from '../../../../testing/test-restaurant.ts'

const { scene, merchant, subcategory, items, forDiners } = useItems()

describe('items are changed in bulk', () => {
  const changesOf = async (change: object) => (await items()).map(({ _id, version }) => ({ itemId: _id, version, ...change }))

  test('in price, availability and the featured mark, and can be changed back', async () => {
    const before = await items()
    const { data } = await merchant(changeItems, {
      body: { items: await changesOf({ actualPrice: 9, sellingPrice: 8.5, isAvailable: false, isFeatured: true }) },
    })
    expect((await items()).map(({ sellingPrice, isAvailable, isFeatured }) => [sellingPrice, isAvailable, isFeatured])).toEqual(
      before.map(() => [8.5, false, true]),
    )
    const versions = new Map(data.map(({ itemId, version }) => [itemId, version]))
    const undo = before.map(({ _id, actualPrice, sellingPrice, isAvailable, isFeatured }) => ({
      itemId: _id,
      version: versions.get(_id) ?? 0,
      actualPrice,
      sellingPrice,
      isAvailable,
      isFeatured,
    }))
    await merchant(changeItems, { body: { items: undo } })
    const plain = (list: MerchantItemOnWire[]) => list.map(({ version: _v, availabilityVersion: _a, ...item }) => item)
    expect(plain(await items())).toEqual(plain(before))
  })

  test('completely or not at all', async () => {
    const before = await items()
    const [one, two] = await changesOf({ sellingPrice: 1 })
    const change = (changes: unknown[]) => merchant(changeItems, { body: { items: changes as never } }) // includes invalid changes
    expect(await refusalOf(change([one, { ...two, version: 99 }]))).toMatchObject({ status: 409, code: 'item.changed' })
    expect(await refusalOf(change([one, { ...two, sellingPrice: 1_000 }]))).toMatchObject({
      status: 400,
      code: 'item.selling_above_actual',
    })
    expect(await refusalOf(change([one, { ...two, sellingPrice: -1 }]))).toMatchObject({ status: 400 })
    const foreign = { status: 404, code: 'menu.item_not_found' }
    expect(await refusalOf(change([one, { ...two, itemId: '0192a000-0000-7000-8000-000000000000' }]))).toMatchObject(foreign)
    expect(await refusalOf(scene.otherMerchant(changeItems, { body: { items: [one] as never } }))).toMatchObject(foreign) // as `change` sends it
    expect(await items()).toEqual(before)
  })

  test('in their order, which the diners’ menu follows', async () => {
    const { subcategoryId } = await subcategory()
    const reversed = (await items()).map(({ _id }) => _id).toReversed()
    await merchant(reorderItems, { body: { subcategoryId, itemIds: reversed } })
    expect((await items()).map(({ _id }) => _id)).toEqual(reversed)
    expect((await forDiners()).items.map(({ _id }) => _id)).toEqual(reversed)
    const order = (itemIds: string[], call = merchant) => refusalOf(call(reorderItems, { body: { subcategoryId, itemIds } }))
    const [first = '', ...rest] = reversed
    expect(await order(rest)).toMatchObject({ status: 409, code: 'item.order' })
    expect(await order([first, first, ...rest])).toMatchObject({ code: 'item.order' })
    expect(await order([first, first, ...rest.slice(1)])).toMatchObject({ code: 'item.order' })
    expect(await order(reversed, scene.otherMerchant)).toMatchObject({ code: 'item.order' })
  })
})

test('a part of the menu that is switched off is hidden, and its items cannot be ordered', async () => {
  await merchant(patchSubcategory, { params: await subcategory(), body: { isActive: false } })
  expect((await forDiners()).items).toEqual([])
  const refusal = await refusalOf(scene.api.call(processPayment, { body: goodPayment(scene.restaurant) }))
  expect(refusal).toMatchObject({ status: 400, code: 'cart.item_unknown' })
  await merchant(patchSubcategory, { params: await subcategory(), body: { isActive: true } })
  expect((await forDiners()).items).toHaveLength(3)
})

test('deleting a subcategory deletes its items', async () => {
  const params = await subcategory()
  await merchant(deleteSubcategory, { params })
  expect((await forDiners()).items).toEqual([])
})
