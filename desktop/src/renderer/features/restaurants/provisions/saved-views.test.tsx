// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerWith, answerCalls, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SavedViews } from './saved-views.tsx'

const texts = forDesk.provisions.views
const { list: listTexts, refusals } = forDesk
const list = 'GET /api/admin/saved-views'
const view = {
  id: '0192a000-0000-7000-8000-000000000001',
  name: 'Waiting in West Bay',
  status: 'pending',
  search: 'west bay',
  sort: 'oldest',
}
const other = { ...view, id: '0192a000-0000-7000-8000-000000000002', name: 'All by name', status: 'all', search: '', sort: 'name' }
const change = `PUT /api/admin/saved-views/${view.id}`
const remove = `DELETE /api/admin/saved-views/${view.id}`

const open = async (shown: Partial<typeof view> = {}, answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ [list]: answerWith([other, view]), ...answers })
  const onShow = vi.fn()
  const filters = { status: 'all', search: '', sort: 'newest', ...shown } as const
  const user = await renderPage(
    <main>
      <SavedViews shown={filters as never} onShow={onShow} />
    </main>,
  )
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false))
  await user.click(screen.getByRole('button'))
  await screen.findByRole('menuitem', { name: texts.manage })
  return { user, sent, onShow }
}
type User = Awaited<ReturnType<typeof open>>['user']
const manage = async (user: User, action: string) => {
  await user.click(screen.getByRole('menuitem', { name: texts.manage }))
  await user.click(await screen.findByRole('button', { name: action.replace('{{name}}', view.name) }))
}

test('a chosen view is opened', async () => {
  const { user, onShow } = await open()
  await user.click(screen.getByRole('menuitem', { name: view.name }))
  expect(onShow).toHaveBeenCalledWith({ status: 'pending', search: 'west bay', sort: 'oldest' })
})

test('the current view has its name on the button and cannot be saved again', async () => {
  await open({ status: view.status, search: view.search, sort: view.sort })
  expect(screen.getByRole('button', { name: view.name, hidden: true })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: texts.save })).toBeNull()
})

test('the current list is saved under a name', async () => {
  const { user, sent } = await open({ search: 'grill' })
  await user.click(screen.getByRole('menuitem', { name: texts.save }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: texts.name }), 'Grills')
  await user.click(dialog.getByRole('button', { name: listTexts.save }))
  expect(await dialog.findByText(forDesk.errors.network)).toBeTruthy()
  const path = Object.keys(sent).find((name) => name.startsWith('PUT')) ?? ''
  const answered = answerCalls({ [path]: answerWith([view]) })
  await user.click(dialog.getByRole('button', { name: listTexts.save }))
  expect(await screen.findByText(texts.saved)).toBeTruthy()
  expect(answered[path]).toEqual([{ name: 'Grills', status: 'all', search: 'grill', sort: 'newest' }])
})

test('a duplicate name stays in the dialog with the reason', async () => {
  const { user } = await open({}, { [change]: refuseWith(409, 'view.name_taken') })
  await manage(user, texts.rename)
  const dialog = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body)
  await user.clear(dialog.getByRole('textbox'))
  await user.type(dialog.getByRole('textbox'), other.name)
  await user.click(dialog.getByRole('button', { name: listTexts.save }))
  expect(await dialog.findByText(refusals.view.name_taken)).toBeTruthy()
})

test('deleting the last view leaves none', async () => {
  const { user, sent } = await open({}, { [remove]: answerWith([]) })
  await manage(user, texts.delete)
  expect(await screen.findByText(texts.deleted)).toBeTruthy()
  expect(await screen.findByText(texts.none)).toBeTruthy()
  expect(sent[remove]).toHaveLength(1)
})
