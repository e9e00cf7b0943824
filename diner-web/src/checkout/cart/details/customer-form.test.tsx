// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { noDetails } from '../../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../../common/session/session.ts'
import { placed } from '../../methods/checkout-page.test-data.tsx'
import { line, renderCart } from '../cart-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' })
const stored = () => useSession.getState().customerDetails.mobileNumber

const renderEmpty = async () => {
  const { user } = await renderCart([line('Karak', 5)])
  act(() => void updateSession(() => ({ customerDetails: noDetails })))
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

test('a pasted foreign number keeps its country code, and a national one gets the code of the selected country', async () => {
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

test('switching the language keeps typed text', async () => {
  const user = await renderEmpty()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Maryam')
  await user.click(screen.getByRole('button', { name: 'Language: العربية' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'الاسم' })).value).toBe('Maryam')
  expect(document.documentElement.dir).toBe('rtl')
  await user.click(screen.getByRole('button', { name: 'اللغة: English' }))
  await screen.findByRole('textbox', { name: 'Name' })
})

test('details of an earlier order are one row, which can be opened; typing does not collapse it', async () => {
  const { user } = await renderCart([line('Karak', 5)])
  screen.getByText('Maryam')
  screen.getByText('+97455512345')
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change name and number' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Maryam Al Kuwari')
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name)
})

test('a missing vehicle opens the row', async () => {
  const { user } = await renderCart([line('Karak', 5)])
  await user.click(screen.getByRole('radio', { name: 'Drive-thru' }))
  screen.getByRole('textbox', { name: 'Vehicle number' })
})

test('Enter moves to the next field, and places the order from the last one', async () => {
  const { user, sent } = await renderCart([line('Karak', 5)], { 'process-payment': placed })
  act(() => void updateSession(() => ({ customerDetails: noDetails })))
  await screen.findByRole('button', { name: /^Place order · cash/ })
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect([name, mobile()].map((field) => field.getAttribute('enterkeyhint'))).toEqual(['next', 'go'])
  await user.type(name, 'Maryam{Enter}')
  expect(document.activeElement).toBe(mobile())
  expect(sent['process-payment']).toBeUndefined()
  await user.keyboard('55512345{Enter}')
  await waitFor(() => expect(sent['process-payment']).toHaveLength(1))
})
