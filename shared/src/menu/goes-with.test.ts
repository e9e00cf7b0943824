import { expect, test } from 'vitest'
import { orderableWith } from './goes-with.ts'
import type { MenuItem } from './menu.ts'

// the fields that the rule reads
const item = (_id: string, isAvailable = true, goesWith?: string[]) => ({ _id, isAvailable, goesWith }) as MenuItem

test("the suggestions of an item are in the merchant's order, without sold-out items and items not on the menu", () => {
  const grill = item('grill', true, ['tea', 'sold out', 'hidden', 'bread'])
  const menu = [grill, item('bread'), item('sold out', false), item('tea')]
  expect(orderableWith(grill, menu).map(({ _id }) => _id)).toEqual(['tea', 'bread'])
})

test('an item of an older server, which has no list of suggestions, suggests nothing', () => {
  expect(orderableWith(item('grill'), [item('bread')])).toEqual([])
})
