// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { AnswerForm } from './answer-form.tsx'

const { support } = forDesk
const texts = support.queue.template
const id = '0192a000-0000-7000-8000-000000000001'
const restaurant = { id, name: { en: 'Shams', ar: 'شمس' }, branchName: 'Marina', phone: '+97441234567' }
const template = { id, title: 'Printer', text: { en: 'Dear {person} of {restaurant}', ar: 'عزيزي {person} من {restaurant}' } }

const open = async (language: 'en' | 'ar', templates: object[] = [template]) => {
  answerCalls({ 'GET /api/admin/support-templates': answerWith(templates) })
  const user = await renderPage(<AnswerForm request={{ id, restaurant, requestedBy: 'Sara', language }} onSent={() => {}} />)
  return { user, typed: () => screen.getByLabelText<HTMLTextAreaElement>(support.yourReply) }
}
const insert = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.selectOptions(await screen.findByRole('combobox', { name: texts.insert }), 'Printer')

test('a template is inserted below the typed text, with the names filled in, and can be inserted again', async () => {
  const { user, typed } = await open('en')
  await insert(user)
  expect(typed().value).toBe('Dear Sara of Shams')
  expect(document.activeElement).toBe(typed())
  await insert(user)
  expect(typed().value).toBe('Dear Sara of Shams\n\nDear Sara of Shams')
})

test('a template is in the language of the member who asked, or in the chosen language', async () => {
  const { user, typed } = await open('ar')
  await insert(user)
  expect(typed().value).toBe('عزيزي Sara من شمس')
  await user.clear(typed())
  await user.selectOptions(screen.getByRole('combobox', { name: texts.language }), 'English')
  await insert(user)
  expect(typed().value).toBe('Dear Sara of Shams')
})

test('without templates there is no choice', async () => {
  await open('en', [])
  await screen.findByLabelText(support.yourReply)
  expect(screen.queryByRole('combobox')).toBeNull()
})
