// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptySession } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { noChoice, usePaymentChoice } from '../methods/payment-choice.ts'
import { AddUpiSheet } from './add-upi-sheet.tsx'

const onClose = vi.fn()

beforeEach(() => {
  onClose.mockReset()
  updateSession(() => emptySession)
  usePaymentChoice.setState(noChoice)
})

const openSheet = async () => {
  const user = await renderForUser(<AddUpiSheet onClose={onClose} />)
  return async (typed: string) => {
    const field = screen.getByRole('textbox', { name: 'UPI ID' })
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Add UPI ID' }))
  }
}

test.each([
  ['', 'UPI ID is required'],
  ['a@', 'UPI ID must be at least 3 characters long'],
  ['maryam', 'UPI ID must be in the format username@bank (e.g., example@upi)'],
  [`${'a'.repeat(47)}@upi`, 'UPI ID must not exceed 50 characters'],
])('%j is refused: %s', async (typed, message) => {
  const submit = await openSheet()
  await submit(typed)
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(onClose).not.toHaveBeenCalled()
})

test.each(['a@b', `${'a'.repeat(46)}@upi`])('%s is chosen for one payment, and not stored', async (upiId) => {
  const submit = await openSheet()
  await submit(upiId)
  expect(onClose).toHaveBeenCalledOnce()
  expect(usePaymentChoice.getState().choice).toEqual({ kind: 'upi', upiId, saves: false })
  expect(useSession.getState().upiIds).toEqual([])
})

test('a saved UPI id is stored on the phone, newest first and once', async () => {
  updateSession(() => ({ upiIds: ['old@upi', 'maryam@upi'] }))
  const user = await renderForUser(<AddUpiSheet onClose={onClose} />)
  await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), ' maryam@upi ')
  await user.click(screen.getByRole('checkbox', { name: 'Save this UPI ID on this phone' }))
  await user.click(screen.getByRole('button', { name: 'Add UPI ID' }))
  expect(useSession.getState().upiIds).toEqual(['maryam@upi', 'old@upi'])
})
