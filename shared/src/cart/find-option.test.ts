import { describe, expect, test } from 'vitest'
import { findGroup, findOption, isSameOption, optionKey } from './find-option.ts'

const text = (en: string) => ({ en, ar: '' })
const cheese = { _id: 'cheese-id', name: text('Cheese') }
const egg = { _id: 'egg-id', name: text('Egg') }
const extras = { title: text('Extras'), options: [cheese, egg] }
const sauces = { title: text('Sauces'), options: [{ _id: 'garlic-id', name: text('Garlic') }] }

describe('finding an option of a cart on the menu', () => {
  test.each([
    ['by its id', { optionId: 'egg-id', optionName: 'Egg' }, egg],
    ['by its id, whatever it is called now', { optionId: 'egg-id', optionName: 'Boiled egg' }, egg],
    ['by its id, though another has its old name', { optionId: 'egg-id', optionName: 'Cheese' }, egg],
    ['by its name when the cart has no id', { optionName: 'Egg' }, egg],
    ['not by its name when the id is unknown', { optionId: 'old-id', optionName: 'Egg' }, undefined],
    ['not by another name', { optionName: 'egg' }, undefined],
  ])('%s', (_how, chosen, found) => {
    expect(findOption(extras, chosen)).toBe(found)
  })

  test('an option is found by name on the menu of an older server, which has no ids', () => {
    const older = { name: text('Egg') }
    expect(findOption({ options: [older] }, { optionId: 'egg-id', optionName: 'Egg' })).toBe(older)
  })
})

test.each([
  ['by the id of a chosen option', { addOnTitle: 'Sides', options: [{ optionId: 'egg-id', optionName: 'Egg' }] }, extras],
  ['by the id rather than the title', { addOnTitle: 'Sauces', options: [{ optionId: 'egg-id', optionName: 'Egg' }] }, extras],
  ['by its title without ids', { addOnTitle: 'Sauces', options: [{ optionName: 'Egg' }] }, sauces],
  ['by its title when no id is known', { addOnTitle: 'Sauces', options: [{ optionId: 'old-id', optionName: 'Egg' }] }, sauces],
  ['not at all', { addOnTitle: 'Sides', options: [{ optionName: 'Egg' }] }, undefined],
])('a group is found %s', (_how, chosen, found) => {
  expect(findGroup([extras, sauces], chosen)).toBe(found)
})

test('an option in a cart is identified by its id, or by its names without one', () => {
  const [withId, other, byName] = [
    { addOnTitle: 'Extras', optionId: 'egg-id', optionName: 'Egg' },
    { addOnTitle: 'Extras', optionId: 'new-id', optionName: 'Egg' },
    { addOnTitle: 'Extras', optionName: 'Egg' },
  ]
  expect([optionKey(withId), optionKey(byName)]).toEqual(['egg-id', 'Extras/Egg'])
  expect([isSameOption(withId, other), isSameOption(withId, byName), isSameOption(byName, withId)]).toEqual([false, true, true])
  expect(isSameOption(byName, { ...byName, addOnTitle: 'Sides' })).toBe(false)
})
