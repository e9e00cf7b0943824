import { expect, test } from 'vitest'
import { orderableWith } from './goes-with.ts'
import type { MenuItem } from './menu.ts'

const item = (_id: string, isAvailable = true, goesWith?: string[]) => ({ _id, isAvailable, goesWith }) as MenuItem // all that the rule reads

test('what goes well with an item is offered in the order of the merchant, without what is sold out or not on the menu', () => {
  const grill = item('grill', true, ['tea', 'sold out', 'hidden', 'bread'])
  const menu = [grill, item('bread'), item('sold out', false), item('tea')]
  expect(orderableWith(grill, menu).map(({ _id }) => _id)).toEqual(['tea', 'bread'])
})

test('an item of an older server, which has no list, offers nothing', () => {
  expect(orderableWith(item('grill'), [item('bread')])).toEqual([])
})
