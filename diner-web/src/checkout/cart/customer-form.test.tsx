// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noDetails } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { line, renderCart } from './cart-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
const stored = () => useSession.getState().customerDetails.mobileNumber

const renderEmpty = async () => {
  const { user } = await renderCart([line('Karak', 5)])
  updateSession(() => ({ customerDetails: noDetails }))
  return user
}

test('without the phone number rules a number is still parsed', async () => {
  const rules = '@sufra/shared/phone-numbers/phone-number'
  const load = vi.fn(() => {
    throw new Error('not loaded')
  })
  vi.doMock(rules, load)
  const user = await renderEmpty()
  await waitFor(() => expect(load).toHaveBeenCalled())
  vi.doUnmock(rules)
  await user.type(mobile(), '+44 7700 900123')
  expect([country().value, stored()]).toEqual(['GB', '447700900123'])
})

test('a pasted foreign number keeps its country code, and a national one gets that of the chosen country', async () => {
  const user = await renderEmpty()
  expect(country().value).toBe('QA')
  expect(within(country()).getAllByRole('option')[1]?.textContent).toMatch(/^Saudi Arabia/)
  await user.click(mobile())
  await user.paste('+44 7700 900123')
  await user.tab()
  expect([country().value, mobile().value, stored()]).toEqual(['GB', '7700900123', '447700900123'])

  await user.clear(mobile())
  await user.paste('٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')
  await user.tab()
  expect([country().value, mobile().value, stored()]).toEqual(['SA', '501234567', '966501234567'])

  // The number in national form, with its leading zero.
  await user.selectOptions(country(), 'GB')
  await user.clear(mobile())
  await user.type(mobile(), '07700 900123')
  await user.tab()
  expect([mobile().value, stored()]).toEqual(['7700900123', '447700900123'])
})

test('switching the language keeps what was typed', async () => {
  const user = await renderEmpty()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maryam')
  await user.click(screen.getByRole('button', { name: 'Language: العربية' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'الاسم' })).value).toBe('Maryam')
  expect(document.documentElement.dir).toBe('rtl')
  await user.click(screen.getByRole('button', { name: 'اللغة: English' }))
  await screen.findByRole('textbox', { name: 'Name' })
})
