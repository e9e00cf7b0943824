// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { aCuisine, cuisinesPath, done, listCall, openCuisines, shownNames } from './open-cuisines.test-data.tsx'

const { common, cuisines: texts, list } = forDesk
const names = ['Shawarma & Grills', 'Sweets', 'Drinks', 'Breakfast', 'Seafood', 'Salads', 'Soups']
const seven = names.map((name, index) => aCuisine(index + 1, name))
const [first = aCuisine(1, '')] = seven
const named = (template: string, name: string) => template.replace('{{name}}', name)
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox')

test('a page has five cuisines with their serial numbers, and the next page the rest', async () => {
  const { press } = await openCuisines(seven)
  await screen.findByRole('cell', { name: 'Sweets' })
  for (const column of [texts.number, texts.image, texts.name, texts.categories, texts.subcategories, texts.actions])
    screen.getByRole('columnheader', { name: column })
  expect(shownNames()).toEqual(names.slice(0, 5))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: list.previous }).disabled).toBe(true)
  await press(list.next)
  expect(shownNames()).toEqual(names.slice(5))
  expect(within(screen.getByRole('row', { name: /Salads/ })).getAllByRole('cell')[0]?.textContent).toBe('6')
})

test('the search tolerates a typing error, is in the address, and can be cleared', async () => {
  const { user, press } = await openCuisines(seven, { address: '?search=shawrma' })
  await screen.findByRole('cell', { name: 'Shawarma & Grills' })
  expect(searchBox().value).toBe('shawrma')
  expect(shownNames()).toEqual(['Shawarma & Grills'])
  await press(list.clear)
  expect(shownNames()).toHaveLength(5)
  expect(screen.getByLabelText('address').textContent).toBe('')
  await user.type(searchBox(), 'zzzzzz')
  screen.getByRole('cell', { name: texts.none })
  expect(screen.getByLabelText('address').textContent).toBe('?search=zzzzzz')
})

test('the filter shows one cuisine', async () => {
  const { user } = await openCuisines(seven)
  await screen.findByRole('cell', { name: 'Sweets' })
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter }), 'Drinks')
  expect(shownNames()).toEqual(['Drinks'])
  await user.selectOptions(screen.getByRole('combobox', { name: texts.filter }), texts.all)
  expect(shownNames()).toHaveLength(5)
})

test('while the list cannot be loaded adding is disabled, and the list appears once it is loaded', async () => {
  const answers = { [listCall]: refuseWith(400, 'request.invalid') }
  const { press } = await openCuisines([], { answers })
  await screen.findByText(texts.fetchFailed)
  await press(texts.add)
  await screen.findByText(texts.wait)
  expect(screen.queryByRole('dialog')).toBeNull()
  answers[listCall] = answerWith([{ _id: 'x' }])
  await press(common.retry)
  await screen.findByText(texts.invalid)
  answers[listCall] = answerWith(seven)
  await press(common.retry)
  await screen.findByRole('cell', { name: 'Sweets' })
})

test('without cuisines the empty state has a button that adds one', async () => {
  const { press } = await openCuisines([])
  const row = within((await screen.findByText(texts.emptyTitle)).closest('tr') ?? document.createElement('tr'))
  row.getByRole('button', { name: texts.add })
  await press(texts.add)
  await screen.findByRole('dialog', { name: texts.addTitle })
})

test('a cuisine that cannot be fetched again, or no longer exists, is not edited', async () => {
  const answers = { [listCall]: answerWith([first]) }
  const { act } = await openCuisines([first], { answers })
  await screen.findByRole('cell', { name: 'Shawarma & Grills' })
  answers[listCall] = refuseWith(400, 'request.invalid')
  await act('Shawarma & Grills', texts.edit)
  await screen.findByText(texts.editFailed)
  expect(shownNames()).toEqual(['Shawarma & Grills'])
  answers[listCall] = answerWith([])
  await act('Shawarma & Grills', texts.edit)
  await screen.findByText(texts.notFound)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a cuisine is deleted only after a confirmation that contains its number of items', async () => {
  const remove = `DELETE ${cuisinesPath}/${first._id}/deleteCuisine`
  const itemsCalls = first.categories.map(({ _id }) => `GET /api/merchant/items?categoryId=${_id}`)
  const items = Object.fromEntries(itemsCalls.map((call) => [call, answerWith([{ subcategoryId: 'x' }, { subcategoryId: 'y' }])]))
  const answers = { [listCall]: answerWith([first]), [remove]: done, ...items }
  const { act, sent, pressIn } = await openCuisines([first], { answers })
  const title = named(texts.confirm.removeTitle, 'Shawarma & Grills')
  await act('Shawarma & Grills', texts.remove)
  await pressIn(title, common.cancel)
  expect(sent[remove]).toBeUndefined()
  await act('Shawarma & Grills', texts.remove)
  await screen.findByText(texts.confirm.removeText_other.replace('{{count}}', '4'))
  answers[listCall] = answerWith([])
  await pressIn(title, texts.remove)
  await screen.findByText(texts.toast.deleted)
  await screen.findByText(texts.emptyTitle)
  expect(sent[remove]).toHaveLength(1)
})

test('a subcategory is switched off in the dropdown, and stays on when the change is refused', async () => {
  const cold = first.categories[0]?.subcategories[0]
  const patch = `PATCH /api/cuisines/${first._id}/${first.categories[0]?._id}/${cold?._id}/patchSubcategory`
  const answers = { [patch]: refuseWith(500, 'server.failed') }
  const { user, sent, press } = await openCuisines([first], { answers })
  await screen.findByRole('cell', { name: 'Shawarma & Grills' })
  await press(named(texts.viewCategories, 'Shawarma & Grills'))
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent?.trim())).toEqual(['First', 'Second'])
  await user.keyboard('{Escape}')
  await press(named(texts.viewSubcategories, 'Shawarma & Grills'))
  const [toggle] = await screen.findAllByRole('switch', { name: named(texts.available, 'Cold') })
  if (toggle) await user.click(toggle)
  await screen.findByText(texts.statusFailed)
  await waitFor(() => expect(toggle?.getAttribute('aria-checked')).toBe('true'))
  expect(sent[patch]).toEqual([{ name: { en: 'Cold', ar: '' }, isActive: false, version: 5 }])
})

test('the details list the subcategories of a category, and which are available', async () => {
  const { user, act } = await openCuisines([first])
  await act('Shawarma & Grills', texts.details)
  const dialog = within(await screen.findByRole('dialog', { name: texts.details }))
  await user.click(dialog.getByRole('button', { name: /^First/ }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Cold${texts.isAvailable}`,
    `Warm${texts.isAvailable}`,
  ])
})
