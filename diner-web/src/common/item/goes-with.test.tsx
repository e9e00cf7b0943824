// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import { goesWith as texts } from '@sufra/shared/finding/texts.en'
import type { AddOnGroup, MenuItem } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { emptySession } from '../session/session-fields.ts'
import { updateSession, useSession } from '../session/session.ts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { GoesWith } from './goes-with.tsx'

const { menu } = forDiner
const restaurantId = 'restaurant'
const named = (text: string, name: string, number = '') => text.replace('{{name}}', name).replace('{{number}}', number)
const button = (name: string) => screen.getByRole('button', { name })
const cart = () => useSession.getState().cart

const item = (name: string, more: Partial<MenuItem> = {}) => {
  const price = dirhams(500)
  const own = { _id: name, name: { en: name, ar: '' }, image: '', actualPrice: price, sellingPrice: price, addOns: [], portionsLeft: null }
  return { ...own, isAvailable: true, ...more } as MenuItem // with just the fields that the cards show
}
const bread: AddOnGroup = {
  title: { en: 'Bread', ar: '' },
  select: 'single',
  min: 1,
  max: 1,
  options: ['Saj', 'Samoon'].map((name) => ({ name: { en: name, ar: '' }, price: dirhams(0), isAvailable: true })),
}

/** Shows the suggestions for a grill. */
const show = async (others: MenuItem[]) => {
  onTestFinished(() => void updateSession(() => emptySession))
  const grill = item('Grill', { goesWith: others.map(({ _id }) => _id) })
  return renderForUser(<GoesWith item={grill} items={[grill, ...others]} restaurantId={restaurantId} />)
}

test('a suggestion is added with one tap, announced and counted, until its portions are used up', async () => {
  const user = await show([item('Karak', { portionsLeft: 2 }), item('Laban')])
  expect(screen.getByRole('region', { name: texts.title })).toBeTruthy()
  await user.click(button(named(menu.add, 'Karak')))
  expect(cart()).toMatchObject([{ itemId: 'Karak', restaurantId, quantity: 1, pricePerItem: 500 }])
  expect(screen.getByRole('status').textContent).toBe(named(menu.inCart, 'Karak', '1'))
  await user.click(button(named(menu.addMore, 'Karak', '1')))
  expect(cart()).toMatchObject([{ itemId: 'Karak', quantity: 2 }])
  expect(button(named(menu.addMore, 'Karak', '2'))).toHaveProperty('disabled', true)
  expect(button(named(menu.add, 'Laban'))).toHaveProperty('disabled', false)
})

test('a required single choice starts with its first option, and an item that needs more choices is not suggested', async () => {
  const user = await show([item('Wrap', { addOns: [bread] }), item('Mix', { addOns: [{ ...bread, select: 'multiple', min: 2, max: 2 }] })])
  await user.click(button(named(menu.add, 'Wrap')))
  expect(cart()[0]?.addOns[0]?.options).toMatchObject([{ optionName: 'Saj', quantity: 1 }])
  expect(screen.queryByText('Mix')).toBeNull()
})

test('without suggestions there is no heading', async () => {
  await show([item('Karak', { isAvailable: false })])
  expect(screen.queryByRole('region')).toBeNull()
})

test('suggestions are not mixed with a cart of another restaurant', async () => {
  updateSession(() => ({
    cart: [{ itemId: 'Pizza', restaurantId: 'other', basePrice: dirhams(1), pricePerItem: dirhams(1), quantity: 1, addOns: [] }],
  }))
  await show([item('Karak')])
  expect(screen.queryByRole('region')).toBeNull()
})
