import { expect, test } from 'vitest'
import { fillTemplate, insertTemplate, templateDraft } from './support-template.ts'

const draft = { title: 'Printer', text: { en: 'Hello {person}', ar: 'مرحبًا {person}' } }
const problem = (change: object) => templateDraft.safeParse({ ...draft, ...change }).error?.issues[0]?.message
const english = (en: string) => ({ text: { ...draft.text, en } })

test.each([
  [undefined, {}],
  ['support.template_title', { title: 'P' }],
  [undefined, { title: 'Pr' }],
  [undefined, { title: 'P'.repeat(80) }],
  ['support.template_title', { title: 'P'.repeat(81) }],
  ['support.template_length', english(' ')],
  [undefined, english('x')],
  [undefined, english('x'.repeat(4_000))],
  ['support.template_length', english('x'.repeat(4_001))],
  [undefined, english('{restaurant} {person}')],
  ['support.template_placeholder', english('{name}')],
  ['support.template_placeholder', english('{person')],
  ['support.template_length', { text: { ...draft.text, ar: '' } }],
])('the refusal is %s for %o', (code, change) => {
  expect(problem(change)).toBe(code)
})

test('a template is filled in its language, with the English name of a restaurant that has no Arabic name', () => {
  const template = { en: 'Dear {person} of {restaurant},', ar: 'عزيزي {person} من {restaurant}،' }
  const values = { restaurant: { en: 'Shams', ar: 'شمس' }, person: 'Sara $1' }
  expect(fillTemplate(template, 'en', values)).toBe('Dear Sara $1 of Shams,')
  expect(fillTemplate(template, 'ar', values)).toBe('عزيزي Sara $1 من شمس،')
  expect(fillTemplate(template, 'ar', { ...values, restaurant: { en: 'Shams', ar: '' } })).toContain('من Shams،')
})

test('a template is added below the typed text', () => {
  expect(insertTemplate(' ', 'Hello')).toBe('Hello')
  expect(insertTemplate('Hi\n', 'Hello')).toBe('Hi\n\nHello')
})
