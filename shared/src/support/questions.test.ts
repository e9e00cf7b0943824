import { expect, test } from 'vitest'
import * as arabic from '../i18n/ar/for-desk.ts'
import * as english from '../i18n/en/for-desk.ts'
import { merchantPaths } from '../pages/page-paths.ts'
import { findQuestions, questions } from './questions.ts'

const idsOf = (typed: string) => findQuestions(typed).map(({ id }) => id)

test('an empty search finds every question, and each question has texts in both languages and a unique id', () => {
  expect(findQuestions(' ')).toEqual(questions)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { question, answer } of questions)
    for (const text of [question, answer]) expect([text.en, text.ar].every((each) => each.length > 5)).toBe(true)
})

test.each([
  ['PRINTER ticket', ['printer']],
  ['ramadan', ['hours']],
  ['refund', ['refund']],
  // These words lack hamza and tashkeel, or have another alef or taa marbuta.
  ['ايصال', ['receipt']],
  ['الطابعه', ['printer']],
  ['رَمَضان', ['hours']],
  ['excel', ['reports']],
  ['إكسل', ['reports']],
  ['refund helicopter', []],
  ['?!', questions.map(({ id }) => id)],
])('%s finds %j', (typed, found) => expect(idsOf(typed)).toEqual(found))

test('each question links to a page of merchants that has a name', () => {
  // texts are read by key
  const nameIn = (texts: object, key: string) => key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts)
  for (const { page } of questions) {
    expect(merchantPaths).toContain(page.to)
    for (const texts of [english, arabic]) expect(nameIn(texts, page.labelKey)).toEqual(expect.any(String))
  }
})
