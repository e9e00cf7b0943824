// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { changeItems } from '@sufra/shared/menu/item.routes'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { fakeLayout } from '../../common/pictures/choose-picture.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { burgersCall, classic, double, menuAnswers, signInToMenu } from './a-menu.test-data.ts'
import { MenuPage } from './menu-page.tsx'

const { common, counterMenu, items: texts, list, refusals } = forDesk
const named = (template: string, name: string) => template.replace('{{name}}', name)
const last = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body)
const toggle = (name: string) => screen.getByRole('switch', { name: named(counterMenu.available, name) })
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true'
const shown = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label')?.replace(' is available', ''))

const open = async (more: Record<string, Answer> = {}) => {
  fakeLayout()
  const answers = { ...menuAnswers(), ...more }
  const sent = answerCalls(answers)
  const page = renderPage(
    <MemoryRouter>
      <MenuPage />
    </MemoryRouter>,
  )
  signInToMenu()
  const user = await page
  await screen.findByText('Classic')
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const openAvailability = (name: string) => press(`${name}: ${texts.off.open}`)
  return { user, sent, answers, press, openAvailability }
}

test('a search finds items of any category despite a typing error, until it is cleared', async () => {
  const { user, press } = await open()
  const search = screen.getByRole('searchbox', { name: texts.search })
  await user.type(search, 'knafa')
  await screen.findByText('Kunafa')
  expect(shown()).toEqual(['Kunafa'])
  await user.type(search, 'zzzz')
  await screen.findByText(texts.nothingFound)
  await press(list.clear)
  expect(shown()).toEqual(['Classic', 'Double'])
})

test('the prices of a category are changed, and the change is undone', async () => {
  const name = `PATCH ${changeItems.path}`
  const both = (version: number) => [classic, double].map(({ _id: itemId }) => ({ itemId, version }))
  const { user, sent, answers, press } = await open({ [name]: answerWith(both(4)) })
  await press(texts.choose)
  await press(texts.chooseAll)
  await press(texts.bulk.price)
  await user.type(last().getByLabelText(texts.bulk.value), 'abc')
  await user.click(last().getByRole('button', { name: texts.bulk.apply }))
  await last().findByText(texts.bulk.wrong)
  await user.clear(last().getByLabelText(texts.bulk.value))
  await user.type(last().getByLabelText(texts.bulk.value), '10')
  await user.click(last().getByRole('button', { name: texts.bulk.apply }))
  await user.click(await screen.findByRole('button', { name: texts.bulk.undo }))
  await screen.findByText(texts.bulk.undone)
  answers[name] = answerWith(both(5))
  await press(texts.bulk.off)
  await screen.findByRole('button', { name: texts.bulk.undo })
  const [changed, undone, off] = (sent[name] ?? []) as { items: object[] }[]
  expect(changed?.items).toMatchObject([
    { itemId: classic._id, version: 3, sellingPrice: 22, actualPrice: 22 },
    { itemId: double._id, version: 3, sellingPrice: 33, actualPrice: 33 },
  ])
  expect(undone?.items).toMatchObject([
    { itemId: classic._id, version: 4, sellingPrice: 20, isAvailable: true },
    { itemId: double._id, version: 4, sellingPrice: 30, isAvailable: false },
  ])
  expect(off?.items).toMatchObject([{ isAvailable: false }, { isAvailable: false }])
})

test('an item is switched off for an hour, and limited to a number of portions', async () => {
  const name = `PATCH /api/merchant/items/${classic._id}/availability`
  const off = { _id: classic._id, isAvailable: false, backAt: '2026-11-20T13:00:00.000Z', portionsLeft: null, availabilityVersion: 2 }
  const { user, sent, answers, openAvailability } = await open({ [name]: answerWith(off) })
  await openAvailability('Classic')
  await user.click(last().getByRole('button', { name: texts.off.hour }))
  await screen.findByText(/back at/)
  expect(isOn('Classic')).toBe(false)
  answers[name] = answerWith({ ...off, isAvailable: true, backAt: null, portionsLeft: 12, availabilityVersion: 3 })
  await openAvailability('Classic')
  const setLeft = async (portions: string) => {
    const field = last().getByLabelText(texts.off.left)
    await user.clear(field)
    await user.type(field, portions)
    await user.click(last().getByRole('button', { name: texts.off.setLeft }))
  }
  await setLeft('0')
  await last().findByText(refusals.item.portions)
  await setLeft('12')
  await screen.findByText('12 left')
  expect(isOn('Classic')).toBe(true)
  expect(sent[name]).toEqual([
    { isAvailable: false, comesBack: 'hour', availabilityVersion: 1 },
    { isAvailable: true, portionsLeft: 12, availabilityVersion: 2 },
  ])
})

test('an option of an item has its own availability and portions', async () => {
  const option = classic.addOns[0]?.options[0]
  const name = `PATCH /api/merchant/items/${classic._id}/options/${option?._id}/availability`
  const limited = { _id: option?._id, isAvailable: true, backAt: null, portionsLeft: 500, availabilityVersion: 8 }
  const { user, sent, openAvailability } = await open({ [name]: answerWith(limited) })
  await openAvailability('Classic')
  await user.click(last().getByRole('button', { name: named(texts.off.ofOption, 'Garlic') }))
  await user.type(last().getAllByLabelText(texts.off.left).at(-1) ?? document.body, '500')
  await user.click(last().getAllByRole('button', { name: texts.off.setLeft }).at(-1) ?? document.body)
  await last().findByText('500 left')
  await user.click(last().getByRole('switch', { name: named(counterMenu.available, 'Garlic') }))
  await waitFor(() => expect(sent[name]).toHaveLength(2))
  expect(sent[name]).toEqual([
    { isAvailable: true, portionsLeft: 500, availabilityVersion: 7 },
    { isAvailable: false, availabilityVersion: 8 },
  ])
})

test('an item is deleted after a confirmation, and not before', async () => {
  const name = `DELETE /api/merchant/items/${classic._id}`
  const { user, sent, answers, press } = await open({ [name]: { body: { success: true, message: '' } } })
  const remove = async () => {
    await press(named(texts.actionsOf, 'Classic'))
    await user.click(await screen.findByRole('menuitem', { name: texts.remove }))
    await last().findByText(texts.removeText)
  }
  await remove()
  await user.click(last().getByRole('button', { name: common.cancel }))
  expect(sent[name]).toBeUndefined()
  await remove()
  answers[burgersCall] = answerWith([double])
  await user.click(last().getByRole('button', { name: texts.remove }))
  await screen.findByText(texts.removed)
  await waitFor(() => expect(shown()).toEqual(['Double']))
  expect(sent[name]).toHaveLength(1)
})
