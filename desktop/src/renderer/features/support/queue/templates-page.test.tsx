// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { TemplatesPage } from './templates-page.tsx'

const { common, list, refusals, support } = forDesk
const texts = support.queue.template
const id = '0192a000-0000-7000-8000-000000000001'
const printer = { id, title: 'Printer', text: { en: 'Hello {person}', ar: 'مرحبًا {person}' } }

const open = async (templates: Answer, more: Record<string, Answer> = {}) => {
  const sent = answerCalls({ 'GET /api/admin/support-templates': templates, ...more })
  const user = await renderPage(
    <MemoryRouter>
      <TemplatesPage />
    </MemoryRouter>,
  )
  return { user, sent }
}
const choose = async (user: Awaited<ReturnType<typeof open>>['user'], action: string) => {
  await user.click(await screen.findByRole('button', { name: texts.actions.replace('{{title}}', 'Printer') }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('an empty list of templates says what belongs here, and adds the first', async () => {
  const { user } = await open(answerWith([]))
  await screen.findByText(texts.none)
  await user.click(screen.getByRole('button', { name: texts.add }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(texts.name), 'P')
  await user.click(dialog.getByLabelText(texts.en))
  await user.paste('Hello {name}')
  await user.tab()
  expect(await dialog.findByText(refusals.support.template_title)).toBeDefined()
  expect(await dialog.findByText(refusals.support.template_placeholder)).toBeDefined()
})

test('a template is edited, and the list is updated', async () => {
  const changed = { ...printer, title: 'A printer' }
  const path = `PUT /api/admin/support-templates/${id}`
  const { user, sent } = await open(answerWith([printer]), { [path]: answerWith([changed]) })
  await choose(user, texts.edit)
  const dialog = within(await screen.findByRole('dialog'))
  const title = dialog.getByLabelText(texts.name)
  await user.clear(title)
  await user.type(title, 'A printer')
  await user.click(dialog.getByRole('button', { name: list.save }))
  await screen.findByText(texts.saved)
  expect(sent[path]).toEqual([{ title: 'A printer', text: printer.text }])
  expect(within(screen.getByRole('list', { name: texts.title })).getByText('A printer')).toBeDefined()
})

test('a template is deleted after a confirmation', async () => {
  const path = `DELETE /api/admin/support-templates/${id}`
  const { user, sent } = await open(answerWith([printer]), { [path]: answerWith([]) })
  await choose(user, texts.delete)
  const dialog = within(await screen.findByRole('dialog'))
  expect(sent[path]).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: texts.delete }))
  await screen.findByText(texts.none)
  expect(sent[path]).toHaveLength(1)
})

test('a failure has a retry button', async () => {
  await open(refuseWith(404, 'request.not_found'))
  await screen.findByRole('button', { name: common.retry })
})
