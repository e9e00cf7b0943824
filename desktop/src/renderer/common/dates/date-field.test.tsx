// @vitest-environment jsdom
import * as arabic from '@sufra/shared/i18n/ar/for-desk'
import * as english from '@sufra/shared/i18n/en/for-desk'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { DateField } from './date-field.tsx'

type Language = 'en' | 'ar'
const today = '2026-11-22'
const texts = { en: english.dates, ar: arabic.dates }

const Form = ({ initial, onBlur }: { initial: string; onBlur: () => void }) => {
  const [day, setDay] = useState(initial)
  return <DateField label="Expires" error={undefined} value={day} today={today} min={today} onChange={setDay} onBlur={onBlur} />
}
const LanguageButton = ({ language }: { language: Language }) => {
  const { change } = useLanguage()
  return <button onClick={() => void change(language)}>{language}</button>
}

const open = async (language: Language = 'en', initial = '') => {
  const onBlur = vi.fn()
  const user = await renderForUser(
    <>
      <LanguageButton language={language} />
      <Form initial={initial} onBlur={onBlur} />
    </>,
  )
  await user.click(screen.getByRole('button', { name: language }))
  const opener = await screen.findByRole('button', { name: texts[language].open })
  const calendar = () => screen.findByRole('dialog', { name: texts[language].calendar })
  return {
    user,
    opener,
    onBlur,
    field: screen.getByLabelText<HTMLInputElement>('Expires'),
    calendar,
    /** Returns the button of a day once the calendar shows it. */
    dayButton: async (day: string) => {
      const shown = await calendar()
      return waitFor(() => {
        const button = shown.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`)
        if (!button) throw new Error(`the calendar does not show ${day}`)
        return button
      })
    },
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  }
}

test.each(['5/6/2027', '05.06.2027', '05062027', '٠٥/٠٦/٢٠٢٧', '2027-06-05'])(
  '%s is parsed as 5 June: the day comes first, unless the year does',
  async (typed) => {
    const { user, field, onBlur } = await open()
    await user.type(field, typed)
    await user.tab()
    expect(field.value).toBe('05/06/2027')
    expect(onBlur).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a day that does not exist stays as typed, with the reason once the field is left', async () => {
  const { user, field } = await open()
  await user.type(field, '31/02/2027')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(field.value).toBe('31/02/2027')
  expect(screen.getByRole('alert').textContent).toBe(english.dates.invalid)
})

test('a day is picked by mouse; days before the first allowed day cannot be picked', async () => {
  const { user, field, opener, calendar, dayButton, isClosed } = await open()
  await user.click(opener)
  const first = await dayButton(today)
  await waitFor(() => expect(document.activeElement).toBe(first))
  within(await calendar()).getByRole('grid', { name: 'November 2026' })
  expect((await dayButton('2026-11-21')).disabled).toBe(true)
  await user.click(await dayButton('2026-11-30'))
  await isClosed()
  expect(field.value).toBe('30/11/2026')
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('arrow keys follow the direction of the text, and Escape picks no day (%s)', async (language, forward) => {
  const { user, field, opener, dayButton, isClosed } = await open(language)
  opener.focus()
  await user.keyboard('{Enter}')
  const first = await dayButton(today)
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.keyboard(forward)
  expect(document.activeElement).toBe(await dayButton('2026-11-23'))
  await user.keyboard('{ArrowDown}{PageDown}')
  const last = await dayButton('2026-12-30')
  await waitFor(() => expect(document.activeElement).toBe(last))
  await user.keyboard('{Escape}')
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(field.value).toBe('')
})

test('month and year are chosen from lists, and the calendar opens at the date that the field has', async () => {
  const { user, field, opener, calendar, dayButton, isClosed } = await open('en', '2030-01-31')
  await user.click(opener)
  await dayButton('2030-01-31')
  expect(within(await calendar()).getByRole('gridcell', { selected: true }).textContent).toBe('31')
  const [month, year] = within(await calendar()).getAllByRole('combobox')
  if (!month || !year) throw new Error('the calendar has no lists')
  await user.selectOptions(year, '2028')
  await user.selectOptions(month, 'February')
  await user.click(await dayButton('2028-02-29'))
  await isClosed()
  expect(field.value).toBe('29/02/2028')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
