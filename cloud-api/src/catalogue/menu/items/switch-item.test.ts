import { createHash } from 'node:crypto'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import { switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { useItems } from '../../../../testing/test-items.ts'

const { scene, merchant, items, itemNamed, dinerItem } = useItems()

const anItem = async () => {
  const [item] = await items()
  if (!item) throw new Error('the test restaurant has no items')
  return item
}
const turn = (itemId: string, isAvailable: boolean, availabilityVersion: number, call = merchant) =>
  call(switchItem, { params: { itemId }, body: { isAvailable, availabilityVersion } })

test('switching an item off takes effect for diners immediately and changes the hash of the counter’s menu', async () => {
  const item = await anItem()
  const before = (await merchant(readOfflineSnapshot, {})).data
  const { data } = await turn(item._id, false, item.availabilityVersion)
  expect(data).toEqual({
    _id: item._id,
    isAvailable: false,
    backAt: null,
    portionsLeft: null,
    availabilityVersion: item.availabilityVersion + 1,
  })
  const { data: menu } = await scene.api.call(readMenu, { params: { restaurantId: scene.restaurant.restaurantId } })
  expect(menu.items.find(({ _id }) => _id === item._id)?.isAvailable).toBe(false)
  const changed = (await merchant(readOfflineSnapshot, {})).data.filter(({ hash }) => !before.some((known) => known.hash === hash))
  expect(changed.map(({ path }) => path)).toEqual([`/api/merchant/items?categoryId=${item.categoryId}`])
})

test('a repeated switch succeeds and changes nothing', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  const first = await turn(_id, !isAvailable, availabilityVersion)
  expect(await turn(_id, !isAvailable, availabilityVersion)).toEqual(first)
})

test('a switch based on an outdated version is refused', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  await turn(_id, !isAvailable, availabilityVersion)
  await turn(_id, isAvailable, availabilityVersion + 1)
  expect(await refusalOf(turn(_id, !isAvailable, availabilityVersion))).toMatchObject({ status: 409, code: 'menu.item_switched' })
})

test('another restaurant’s items cannot be switched', async () => {
  const { _id, isAvailable, availabilityVersion } = await anItem()
  const foreign = turn(_id, !isAvailable, availabilityVersion, scene.otherMerchant)
  expect(await refusalOf(foreign)).toMatchObject({ status: 404, code: 'menu.item_not_found' })
  expect((await anItem()).isAvailable).toBe(isAvailable)
})

test('each response in the offline snapshot matches its hash', async () => {
  const { data } = await merchant(readOfflineSnapshot, {})
  expect(data.map(({ path }) => path)).toContain(listTables.path)
  for (const { path, hash } of data) {
    const answer = await scene.api.fetch(path, { headers: { authorization: `Bearer ${scene.accessToken}` } })
    expect(
      createHash('sha256')
        .update(await answer.text())
        .digest('hex'),
      path,
    ).toBe(hash)
  }
})

test('a table’s link opens the table', async () => {
  const { data } = await merchant(listTables, {})
  expect(data.length).toBeGreaterThan(0)
  for (const { link } of data)
    expect(link).toMatch(new RegExp(`^${scene.api.url}/qr-link\\?r=${scene.restaurant.restaurantId}&t=[\\w-]{46}$`))
})

describe('a switched item', () => {
  const off = async (comesBack: 'hour' | 'two_hours' | 'tomorrow' | 'never') => {
    const { _id, availabilityVersion } = await itemNamed('Karak')
    return (await merchant(switchItem, { params: { itemId: _id }, body: { isAvailable: false, comesBack, availabilityVersion } })).data
  }

  test.each([
    ['hour', '2026-11-20T19:00:00.000Z'],
    ['two_hours', '2026-11-20T20:00:00.000Z'],
    // The business day ends at 04:00 in Doha (UTC+3).
    ['tomorrow', '2026-11-21T01:00:00.000Z'],
    ['never', null],
  ] as const)('that is off for %s is available again at %s', async (comesBack, backAt) => {
    expect(await off(comesBack)).toMatchObject({ isAvailable: false, backAt })
    expect(await dinerItem('Karak')).toMatchObject({ isAvailable: false, backAt })
  })

  test('that is off for an hour becomes available automatically after an hour', async () => {
    const before = scene.clock.now
    try {
      await off('hour')
      scene.clock.now += 3_599_000
      await scene.api.runJob('restore-availability')
      expect(await dinerItem('Karak')).toMatchObject({ isAvailable: false })
      scene.clock.now += 1_000
      await scene.api.runJob('restore-availability')
      expect(await dinerItem('Karak')).toMatchObject({ isAvailable: true, backAt: null })
      // An item switched off without an end stays off.
      expect(await dinerItem('Machboos')).toMatchObject({ isAvailable: false })
    } finally {
      scene.clock.now = before
    }
  })

  test.each([[0], [1.5], [10_000]])('cannot have %d portions left', async (portionsLeft) => {
    const { _id, availabilityVersion } = await itemNamed('Karak')
    const body = { isAvailable: true, portionsLeft, availabilityVersion }
    expect(await refusalOf(merchant(switchItem, { params: { itemId: _id }, body }))).toMatchObject({ status: 400, code: 'item.portions' })
  })

  test('becomes unavailable when a required group runs out of options, but not when an optional group does', async () => {
    const shawarma = await itemNamed('Chicken Shawarma')
    const turnGroup = async (title: string, isAvailable: boolean) => {
      const now = await itemNamed('Chicken Shawarma')
      for (const { _id, availabilityVersion } of now.addOns.find((each) => each.title.en === title)?.options ?? [])
        await merchant(switchOption, { params: { itemId: shawarma._id, optionId: _id }, body: { isAvailable, availabilityVersion } })
    }
    await turnGroup('Extras', false)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: true })
    await turnGroup('Bread', false)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: false })
    await turnGroup('Bread', true)
    expect(await dinerItem('Chicken Shawarma')).toMatchObject({ isAvailable: true })
  })

  test('can have its options switched only by its own merchant and through the item', async () => {
    const { _id, addOns } = await itemNamed('Chicken Shawarma')
    const optionId = addOns[0]?.options[0]?._id ?? ''
    const body = { isAvailable: false, availabilityVersion: 1 }
    const tea = await itemNamed('Karak')
    const notFound = { status: 404, code: 'menu.item_not_found' }
    expect(await refusalOf(merchant(switchOption, { params: { itemId: tea._id, optionId }, body }))).toMatchObject(notFound)
    expect(await refusalOf(scene.otherMerchant(switchOption, { params: { itemId: _id, optionId }, body }))).toMatchObject(notFound)
  })
})
