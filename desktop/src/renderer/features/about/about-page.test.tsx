// @vitest-environment jsdom
import type { AboutData } from '@sufra/shared/about/about.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { AboutPage } from './about-page.tsx'

const { about: texts, refusals } = forDesk
const path = '/api/merchant/about'
const data = (changes: Partial<AboutData> = {}): AboutData => ({
  name: { en: 'Bayt Noora', ar: '' },
  about: { en: '', ar: '' },
  logo: '',
  cover: 'cover.webp',
  websiteUrl: '',
  facebookUrl: '',
  instagramUrl: '',
  googleReviewUrl: 'https://g.page/r/noora',
  version: 3,
  mayEdit: true,
  ...changes,
})
const answer = (shown: AboutData, answers: Record<string, Answer> = {}) => answerCalls({ [`GET ${path}`]: answerWith(shown), ...answers })

const open = () => renderPage(<AboutPage />)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.save })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('both languages, links and a removed cover are sent in one form, once something has changed', async () => {
  const sent = answer(data(), { [`PUT ${path}`]: answerWith(data({ version: 4, cover: '' })) })
  const user = await open()
  expect((await screen.findByLabelText<HTMLInputElement>(texts.nameEn)).value).toBe('Bayt Noora')
  expect(save().disabled).toBe(true)
  await user.type(field(texts.nameAr), 'بيت نورة')
  await user.type(field(texts.aboutEn), 'Family kitchen')
  screen.getByText('14 of 500')
  await user.type(field(texts.websiteUrl), 'https://noora.example')
  await user.click(screen.getByRole('button', { name: texts.removeCover }))
  await user.click(save())
  await screen.findByText(texts.saved)
  const [form] = sent[`PUT ${path}`] as [Record<string, string>]
  expect({ ...form, details: JSON.parse(form['details'] ?? '') }).toEqual({
    details: {
      name: { en: 'Bayt Noora', ar: 'بيت نورة' },
      about: { en: 'Family kitchen', ar: '' },
      websiteUrl: 'https://noora.example',
      facebookUrl: '',
      instagramUrl: '',
      googleReviewUrl: 'https://g.page/r/noora',
      accentColour: '',
    },
    removed: '["cover"]',
    version: '3',
  })
})

test.each([
  [texts.googleReviewUrl, 'http://g.page/r/noora', refusals.account.link_invalid],
  [texts.googleReviewUrl, '', refusals.account.review_url_required],
  [texts.instagramUrl, 'noora', refusals.account.link_invalid],
  [texts.nameEn, 'B', refusals.account.name_length],
])('%s of "%s" is refused before it is sent', async (label, value, problem) => {
  const sent = answer(data())
  const user = await open()
  await screen.findByLabelText(label)
  await user.clear(field(label))
  if (value) await user.type(field(label), value)
  await user.click(save())
  await screen.findByText(problem)
  expect(sent[`PUT ${path}`]).toBeUndefined()
})

test('after another member has saved, typed values stay and untouched fields take the new values', async () => {
  answer(data(), { [`PUT ${path}`]: refuseWith(409, 'about.changed') })
  const user = await open()
  await user.type(await screen.findByLabelText(texts.nameAr), 'بيت نورة')
  answer(data({ version: 4, websiteUrl: 'https://theirs.example' }), { [`PUT ${path}`]: refuseWith(409, 'about.changed') })
  await user.click(save())
  await screen.findByText(refusals.about.changed)
  await waitFor(() => expect(field(texts.websiteUrl).value).toBe('https://theirs.example'))
  expect(field(texts.nameAr).value).toBe('بيت نورة')
  await user.click(screen.getByRole('button', { name: texts.discard }))
  expect(field(texts.nameAr).value).toBe('')
})

test('staff see the page and change nothing', async () => {
  answer(data({ mayEdit: false }))
  await open()
  await screen.findByText(texts.readOnly)
  expect(field(texts.nameEn).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: texts.save })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.removeCover })).toBeNull()
})

test('a save sends the version that the changes are based on, and after a conflict the newest', async () => {
  const answers = { [`GET ${path}`]: answerWith(data()), [`PUT ${path}`]: refuseWith(409, 'about.changed') }
  const sent = answerCalls(answers)
  const user = await open()
  await user.type(await screen.findByLabelText(texts.nameAr), 'بيت نورة')
  answers[`GET ${path}`] = answerWith(data({ version: 4, websiteUrl: 'https://noora.example' }))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(field(texts.websiteUrl).value).toBe('https://noora.example'))
  await user.click(save())
  await screen.findByText(refusals.about.changed)
  await waitFor(() => expect(save().disabled).toBe(false))
  await user.click(save())
  await waitFor(() => expect(sent[`PUT ${path}`]).toMatchObject([{ version: '3' }, { version: '4' }]))
})

test('an accent colour is typed or picked, previewed as on phones, and removed; an invalid one is not sent', async () => {
  const sent = answer(data({ accentColour: '#8a1f4d' }), { [`PUT ${path}`]: answerWith(data({ version: 4 })) })
  const user = await open()
  const colour = await screen.findByLabelText<HTMLInputElement>(texts.accentColour)
  expect(colour.value).toBe('#8a1f4d')
  expect(screen.getAllByText(texts.accentSample)).toHaveLength(2)
  await user.clear(colour)
  await user.type(colour, 'red')
  await user.click(save())
  await screen.findByText(refusals.about.accent)
  expect(sent[`PUT ${path}`]).toBeUndefined()
  await user.click(screen.getByRole('button', { name: texts.accentNone }))
  fireEvent.change(screen.getByLabelText(texts.accentPick), { target: { value: '#112233' } })
  expect(colour.value).toBe('#112233')
  await user.click(save())
  await screen.findByText(texts.saved)
  const [form] = sent[`PUT ${path}`] as [Record<string, string>]
  expect(JSON.parse(form['details'] ?? '')).toMatchObject({ accentColour: '#112233' })
})

test.each([
  ['', 1],
  ['Bayt', 0],
])('a missing English name is marked (%j)', async (en, count) => {
  answer(data({ name: { en, ar: 'بيت نورة' } }))
  await open()
  await screen.findByLabelText(texts.nameEn)
  expect(screen.queryAllByText(texts.noEnglish)).toHaveLength(count)
})
