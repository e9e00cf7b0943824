// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
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

test('without a search and a filter the page shows the recent words and no items', async () => {
  await showSearch({ items, path: '/results' })
  expect(recent()).not.toBeNull()
  expect(shown()).toEqual([undefined])
})

test('without recent words the page has a hint, unless a filter shows items', async () => {
  localStorage.clear()
  const user = await showSearch({ items, path: '/results' })
  expect(screen.getByText(search.startText)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: marks.dietary.vegetarian }))
  expect(screen.queryByText(search.startText)).toBeNull()
  expect(shown()).toEqual(['Labneh', 'Karak'])
})

test('with a filter and an empty search the page shows the matching items', async () => {
  const user = await showSearch({ items, path: '/results' })
  await user.click(screen.getByRole('button', { name: marks.dietary.vegetarian }))
  expect(shown()).toEqual([undefined, 'Labneh', 'Karak'])
  await user.type(screen.getByRole('searchbox'), ' labneh ')
  expect(shown()).toEqual(['Labneh'])
  expect(recent()).toBeNull()
})

test('a filter without matches says so and can be cleared, with and without a search', async () => {
  const user = await showSearch({ items, path: '/results?diet=spicy,vegetarian' })
  expect(screen.getByText(filters.noneTitle)).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'karak')
  expect(screen.getByText(filters.noneTitle)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: filters.clear }))
  expect(location.search).toBe('?q=karak')
  expect(shown()).toEqual(['Karak'])
})

test('a search without matches says so', async () => {
  const user = await showSearch({ items, path: '/results' })
  await user.type(screen.getByRole('searchbox'), 'qwertz')
  expect(screen.getByText(search.noneFound)).toBeTruthy()
  expect(shown()).toEqual([])
})
