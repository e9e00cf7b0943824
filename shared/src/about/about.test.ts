import { expect, test } from 'vitest'
import { aboutDraft, maxAboutLength } from './about.ts'
import { aboutFormFields } from './about.routes.ts'

const draft = { name: { en: 'Bayt' }, about: {}, googleReviewUrl: 'https://g.page/r/x' }
const problemOf = (changes: object) => aboutDraft.safeParse({ ...draft, ...changes }).error?.issues[0]?.message

test('a draft needs only a name and a review link', () => {
  expect(aboutDraft.parse(draft)).toEqual({
    name: { en: 'Bayt', ar: '' },
    about: { en: '', ar: '' },
    websiteUrl: '',
    facebookUrl: '',
    instagramUrl: '',
    googleReviewUrl: 'https://g.page/r/x',
  })
})

test.each([
  [{ about: { en: 'a'.repeat(maxAboutLength), ar: 'ب'.repeat(maxAboutLength) } }, undefined],
  [{ about: { en: 'a'.repeat(maxAboutLength + 1) } }, 'about.text_length'],
  [{ about: { ar: 'ب'.repeat(maxAboutLength + 1) } }, 'about.text_length'],
  [{ name: { en: 'B' } }, 'account.name_length'],
  [{ name: { en: 'Ba' } }, undefined],
  [{ name: { en: 'B'.repeat(50), ar: 'ب'.repeat(50) } }, undefined],
  [{ name: { en: 'B'.repeat(51) } }, 'account.name_length'],
  [{ name: { en: 'Bayt', ar: 'ب' } }, 'account.name_length'],
  [{ name: { en: '' } }, 'account.restaurant_required'],
  [{ googleReviewUrl: '' }, 'account.review_url_required'],
  [{ googleReviewUrl: 'http://g.page/r/x' }, 'account.link_invalid'],
  [{ websiteUrl: 'sufra.example' }, 'account.link_invalid'],
])('%j is refused with %s', (changes, problem) => expect(problemOf(changes)).toBe(problem))

test('the form of a change contains new pictures and lists the removed ones', () => {
  const form = { details: aboutDraft.parse(draft), version: 3 }
  expect(aboutFormFields({ ...form, pictures: { logo: null, cover: 'bytes' } })).toMatchObject({
    removed: '["logo"]',
    logo: undefined,
    cover: 'bytes',
    version: '3',
  })
  expect(aboutFormFields({ ...form, pictures: {} })).toMatchObject({ removed: '[]', logo: undefined, cover: undefined })
})
