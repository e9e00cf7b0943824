// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dish, showMenu } from '../menu-page.test-data.tsx'

const { menu } = forDiner
const { filters, marks } = forDinerLater
const items = [
  dish('Kofta', 'Hot', { dietary: ['spicy'], allergens: ['nuts'] }),
  dish('Labneh', 'Cold', { dietary: ['vegetarian'], allergens: ['milk'] }),
  dish('Karak', 'Tea', { allergens: ['milk'], isFeatured: true }),
]
const names = ['Kofta', 'Labneh', 'Karak']
const shown = () => screen.queryAllByRole('listitem').map((row) => names.find((name) => row.textContent.startsWith(name)))
const chip = (name: string) => screen.getByRole('button', { name })

const openFilters = async (user: Awaited<ReturnType<typeof showMenu>>) => {
  await user.click(await screen.findByRole('button', { name: filters.title }))
  return within(await screen.findByRole('dialog', { name: filters.title }))
}

test('a mark that is selected in the search field keeps only items with it and is in the address; the bar names only their categories, and the chip removes the mark', async () => {
  const user = await showMenu({ items, path: '/?table=4' })
  expect(shown()).toEqual(['Karak', 'Kofta', 'Labneh', 'Karak'])
  expect(screen.queryByRole('group', { name: filters.title })).toBeNull()
  const sheet = await openFilters(user)
  await user.click(sheet.getByRole('checkbox', { name: marks.dietary.spicy }))
  await user.click(sheet.getByRole('button', { name: filters.show }))
  expect(shown()).toEqual(['Kofta'])
  expect(chip(filters.chosen.replace('{{number}}', '1'))).toBeTruthy()
  expect(chip(marks.dietary.spicy).getAttribute('aria-pressed')).toBe('true')
  expect(location.search).toBe('?table=4&diet=spicy')
  expect(within(screen.getByRole('navigation')).getAllByRole('button')).toHaveLength(1)
  await user.click(chip(marks.dietary.spicy))
  expect(location.search).toBe('?table=4')
})

test('items with a selected allergen are hidden, and the chip names it', async () => {
  const user = await showMenu({ items })
  const sheet = await openFilters(user)
  const allergens = within(sheet.getByRole('group', { name: filters.allergens }))
  expect(allergens.getAllByRole('checkbox')).toHaveLength(2)
  await user.click(allergens.getByRole('checkbox', { name: marks.allergen.milk }))
  await user.click(sheet.getByRole('button', { name: filters.show }))
  expect(shown()).toEqual(['Kofta'])
  expect(chip(filters.without.replace('{{names}}', marks.allergen.milk)).getAttribute('aria-pressed')).toBe('true')
})

test('a filter in the address applies at once; a filter without matches says so and can be cleared', async () => {
  const user = await showMenu({ items, path: '/?diet=spicy&without=nuts' })
  expect(shown()).toEqual([])
  await user.click(chip(filters.clear))
  expect(shown()).toHaveLength(4)
  expect(location.search).toBe('')
})

test('the search keeps the filter', async () => {
  await showMenu({ items, path: '/?diet=spicy' })
  expect(screen.getByRole('link', { name: menu.search }).getAttribute('href')).toBe('/results?diet=spicy')
})

test('a menu without marks and allergens has no filters', async () => {
  await showMenu({ items: [dish('Karak', 'Tea')] })
  expect(screen.queryByRole('button', { name: filters.title })).toBeNull()
})
