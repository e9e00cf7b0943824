// @vitest-environment jsdom
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dish, showSearch } from '../menu-page.test-data.tsx'

const { filters, marks, search } = forDinerLater
const items = [
  dish('Kofta', 'Hot', { dietary: ['spicy'] }),
  dish('Labneh', 'Cold', { dietary: ['vegetarian'] }),
  dish('Karak', 'Tea', { dietary: ['vegetarian'] }),
]
const names = items.map(({ name }) => name.en)
const shown = () => screen.queryAllByRole('listitem').map((row) => names.find((name) => row.textContent.startsWith(name)))
const recent = () => screen.queryByRole('region', { name: search.recent })

beforeEach(() => localStorage.setItem('sufra-recent-words', '["karak"]'))

test('without words and filter the page shows the recent words and no dishes', async () => {
  await showSearch({ items, path: '/results' })
  expect(recent()).not.toBeNull()
  expect(shown()).toEqual([undefined])
})

test('without recent words it says what to type, unless a filter shows dishes', async () => {
  localStorage.clear()
  const user = await showSearch({ items, path: '/results' })
  expect(screen.getByText(search.startText)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: marks.dietary.vegetarian }))
  expect(screen.queryByText(search.startText)).toBeNull()
  expect(shown()).toEqual(['Labneh', 'Karak'])
})

test('with a filter and without words it shows the dishes that the filter leaves', async () => {
  const user = await showSearch({ items, path: '/results' })
  await user.click(screen.getByRole('button', { name: marks.dietary.vegetarian }))
  expect(shown()).toEqual([undefined, 'Labneh', 'Karak'])
  await user.type(screen.getByRole('searchbox'), ' labneh ')
  expect(shown()).toEqual(['Labneh'])
  expect(recent()).toBeNull()
})

test('a filter that leaves no dish says so and can be cleared, with words and without', async () => {
  const user = await showSearch({ items, path: '/results?diet=spicy,vegetarian' })
  expect(screen.getByText(filters.noneTitle)).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'karak')
  expect(screen.getByText(filters.noneTitle)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: filters.clear }))
  expect(location.search).toBe('?q=karak')
  expect(shown()).toEqual(['Karak'])
})

test('words that no dish matches say so', async () => {
  const user = await showSearch({ items, path: '/results' })
  await user.type(screen.getByRole('searchbox'), 'qwertz')
  expect(screen.getByText(search.noneFound)).toBeTruthy()
  expect(shown()).toEqual([])
})
