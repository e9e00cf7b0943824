import type { Menu } from '@sufra/shared/menu/menu'
import { expect, test } from 'vitest'
import { menuSections } from './menu-sections.ts'

const text = (en: string) => ({ en, ar: '' })
const subcategory = (_id: string) => ({ _id, name: text(_id), isActive: true, version: 0 })
const category = (_id: string, ...subcategories: string[]) => ({
  _id,
  name: text(_id),
  categoryImage: '',
  subcategories: subcategories.map(subcategory),
  version: 0,
})
const cuisine = (_id: string, ...categories: ReturnType<typeof category>[]) => ({
  _id,
  name: text(_id),
  cuisineImage: '',
  categories,
  version: 0,
})
const item = (_id: string, subcategoryId: string) => ({ _id, subcategoryId }) as Menu['items'][number] // with just the fields that are read

const shown = (cuisines: Menu['cuisines'], items: Menu['items']) =>
  menuSections({ cuisines, items }).map((section) => [
    section.cuisine?.en,
    section._id,
    ...section.groups.map((group) => `${group._id}: ${group.items.map(({ _id }) => _id).join(' ')}`),
  ])

const grills = cuisine('Grills', category('Shawarma', 'Wraps', 'Plates'), category('Skewers', 'Lamb'))
const drinks = cuisine('Drinks', category('Hot', 'Tea'))

test('sections are the categories of all cuisines in their order, with the items of each subcategory in their order', () => {
  const items = [item('tea', 'Tea'), item('beef', 'Wraps'), item('plate', 'Plates'), item('kofta', 'Lamb'), item('falafel', 'Wraps')]
  expect(shown([grills, drinks], items)).toEqual([
    [undefined, 'Shawarma', 'Wraps: beef falafel', 'Plates: plate'],
    [undefined, 'Skewers', 'Lamb: kofta'],
    [undefined, 'Hot', 'Tea: tea'],
  ])
})

test('subcategories, categories and cuisines without items are left out', () => {
  expect(shown([cuisine('Empty', category('None', 'Nothing')), grills, drinks], [item('kofta', 'Lamb'), item('tea', 'Tea')])).toEqual([
    [undefined, 'Skewers', 'Lamb: kofta'],
    [undefined, 'Hot', 'Tea: tea'],
  ])
  expect(shown([grills], [])).toEqual([])
})

test('a cuisine is named when another cuisine has a category of the same name', () => {
  const breakfast = cuisine('Breakfast', category('Hot', 'Eggs'))
  expect(shown([drinks, breakfast, grills], [item('tea', 'Tea'), item('omelette', 'Eggs'), item('kofta', 'Lamb')])).toEqual([
    ['Drinks', 'Hot', 'Tea: tea'],
    ['Breakfast', 'Hot', 'Eggs: omelette'],
    [undefined, 'Skewers', 'Lamb: kofta'],
  ])
})
