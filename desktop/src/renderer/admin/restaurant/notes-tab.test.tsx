// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { aRestaurant, detailsPath, idOf, openRestaurant, pathOf } from './a-restaurant.test-data.tsx'

const { restaurantPage, common, refusals } = forDesk
const texts = restaurantPage.note
const own = {
  id: idOf(2),
  text: 'The owner travels until March',
  author: 'Ada Admin',
  isOwn: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: null,
}
const others = { ...own, id: idOf(3), text: 'Called back', author: 'Omar Saleh', isOwn: false, changedAt: '2026-11-21T12:00:00.000Z' }
const list = pathOf('GET', 'notes')
const change = pathOf('PUT', `notes/${own.id}`)
const remove = pathOf('DELETE', `notes/${own.id}`)
const open = (answers = {}) => openRestaurant('notes', { answers: { [list]: answerWith([others, own]), ...answers } })
type User = Awaited<ReturnType<typeof open>>['user']
const choose = async (user: User, action: string) => {
  await user.click(await screen.findByRole('button', { name: texts.actions }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

test('notes show their author, and administrators can change only their own', async () => {
  await open()
  const [first, second] = within(await screen.findByRole('list', { name: restaurantPage.tab.notes })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Omar Saleh')
  expect(first?.textContent).toContain(texts.isChanged)
  expect(within(first ?? document.body).queryByRole('button')).toBeNull()
  expect(within(second ?? document.body).getByRole('button', { name: texts.actions })).toBeTruthy()
  expect(second?.textContent).not.toContain(texts.isChanged)
})

test('a note is added; after a failure the typed text is sent again with the same id', async () => {
  const { user, sent } = await open({ [list]: answerWith([]) })
  expect(await screen.findByText(texts.none)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: texts.new }), 'Called back')
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByText(forDesk.errors.network)).toBeTruthy()
  const path = Object.keys(sent).find((name) => name.startsWith(pathOf('PUT', 'notes'))) ?? ''
  const answered = answerCalls({ [path]: answerWith([others]) })
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByRole('list', { name: restaurantPage.tab.notes })).toBeTruthy()
  expect(answered[path]).toEqual([{ text: 'Called back' }])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: texts.new }).value).toBe('')
})

test.each([
  ['  ', refusals.note.required],
  ['x'.repeat(2_001), refusals.note.length],
])('an invalid note is not sent', async (text, problem) => {
  const { user, sent } = await open()
  await user.click(await screen.findByRole('textbox', { name: texts.new }))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: texts.add }))
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(Object.keys(sent).filter((name) => name.startsWith('PUT'))).toEqual([])
})

test('the own note is changed', async () => {
  const { user, sent } = await open({ [change]: answerWith([{ ...own, text: 'Back in March' }]) })
  const dialog = await choose(user, texts.change)
  await user.clear(dialog.getByRole('textbox'))
  await user.type(dialog.getByRole('textbox'), 'Back in March')
  await user.click(dialog.getByRole('button', { name: forDesk.list.save }))
  expect(await screen.findByText(texts.changed)).toBeTruthy()
  expect(screen.getByText('Back in March')).toBeTruthy()
  expect(sent[change]).toEqual([{ text: 'Back in March' }])
})

test('the own note is deleted after a confirmation', async () => {
  const { user } = await open({ [remove]: answerWith([]) })
  const dialog = await choose(user, texts.delete)
  await user.click(dialog.getByRole('button', { name: texts.delete }))
  expect(await screen.findByText(texts.deleted)).toBeTruthy()
  expect(screen.getByText(texts.none)).toBeTruthy()
})

test('a note that cannot be deleted stays, with the reason', async () => {
  const { user } = await open({ [remove]: refuseWith(404, 'note.not_found') })
  const dialog = await choose(user, texts.delete)
  await user.click(dialog.getByRole('button', { name: texts.delete }))
  expect(await screen.findByText(refusals.note.not_found)).toBeTruthy()
  expect(screen.getByText(own.text)).toBeTruthy()
})

test('a failure has a retry button', async () => {
  const { user } = await open({ [list]: refuseWith(404, 'restaurant.not_found') })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [detailsPath]: answerWith(aRestaurant), [list]: answerWith([own]) })
  await user.click(retry)
  expect(await screen.findByText(own.text)).toBeTruthy()
})
