// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { DateField } from './date-field.tsx'

const { dates } = forDesk

const Form = () => {
  const [day, setDay] = useState('')
  return <DateField label="Issued" error={undefined} value={day} today="2026-11-22" onChange={setDay} onBlur={() => {}} />
}

test('a date can be typed when the calendar fails to load, and the next opening loads it', async () => {
  vi.doMock('./calendar.tsx', () => {
    throw new Error('no network')
  })
  const user = await renderForUser(<Form />)
  await user.click(screen.getByRole('button', { name: dates.open }))
  await screen.findByText(dates.failed)
  await user.keyboard('{Escape}')
  const field = screen.getByLabelText<HTMLInputElement>('Issued')
  await user.type(field, '5/6/2026')
  await user.tab()
  expect(field.value).toBe('05/06/2026')
  vi.doUnmock('./calendar.tsx')
  await user.click(screen.getByRole('button', { name: dates.open }))
  await screen.findByRole('grid', { name: 'June 2026' })
})
