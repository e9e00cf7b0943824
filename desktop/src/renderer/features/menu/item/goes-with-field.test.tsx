// @vitest-environment jsdom
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { GoesWithField } from './goes-with-field.tsx'
import { newItem, type ItemForm } from './item-form.ts'

const texts = forDesk.items
const text = (en: string) => ({ en, ar: '' })
const category = (_id: string) => ({ _id, name: text(_id), categoryImage: '', subcategories: [], version: 1 })
const cuisines: Cuisine[] = [
  { _id: 'cuisine', name: text('Kitchen'), cuisineImage: '', version: 1, categories: [category('Grills'), category('Drinks')] },
]
const answerItems = (categoryId: string, names: string[]) => ({
  [`GET /api/merchant/items?categoryId=${categoryId}`]: answerWith(
    names.map((name) => ({ _id: name, categoryId, name: text(name), actualPrice: 5, sellingPrice: 5, addOns: [] })),
  ),
})

const open = async (goesWith: string[]) => {
  answerCalls({ ...answerItems('Grills', ['Tawook', 'Kofta']), ...answerItems('Drinks', ['Karak', 'Laban', 'Tea']) })
  const opened: { form?: ItemForm } = {}
  const defaultValues: ItemDraftOnWire = { ...newItem('subcategory'), goesWith }
  const Field = () => {
    const form: ItemForm = useForm({ defaultValues })
    opened.form = form
    return <GoesWithField form={form} cuisines={cuisines} itemId="Tawook" />
  }
  const user = await renderForUser(<Field />)
  return { user, chosen: () => opened.form?.getValues('goesWith') }
}
const select = () => screen.getByLabelText<HTMLSelectElement>(texts.goesWithAdd)
const offered = () => [...select().options].map(({ value }) => value).filter(Boolean)

test('every other item can be chosen, below its category, each once', async () => {
  const { user, chosen } = await open(['Karak'])
  const drinks = await screen.findByRole('group', { name: 'Drinks' })
  expect(
    within(drinks)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Laban', 'Tea'])
  expect(offered()).toEqual(['Kofta', 'Laban', 'Tea'])
  await user.selectOptions(select(), 'Kofta')
  expect(chosen()).toEqual(['Karak', 'Kofta'])
  expect(offered()).toEqual(['Laban', 'Tea'])
})

test('after the third item no more can be chosen, until one is removed', async () => {
  const { user, chosen } = await open(['Karak', 'Laban'])
  await screen.findByRole('group', { name: 'Drinks' })
  await user.selectOptions(select(), 'Tea')
  expect(screen.queryByLabelText(texts.goesWithAdd)).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.goesWithout.replace('{{name}}', 'Laban') }))
  expect(chosen()).toEqual(['Karak', 'Tea'])
  expect(offered()).toEqual(['Kofta', 'Laban'])
})
