// @vitest-environment jsdom
import { receipt as texts } from '@sufra/shared/receipts/texts.en'
import { receiptRefusals } from '@sufra/shared/receipts/receipt.refusals'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { SendSheet } from './send-sheet.tsx'

const open = (smsIsOn: boolean) => renderForUser(<SendSheet token="t" smsIsOn={smsIsOn} isOpen onClose={() => {}} />)

test('a receipt is sent by SMS or by mail', async () => {
  const user = await open(true)
  expect(screen.queryByRole('textbox', { name: texts.address })).toBeNull()
  await user.click(screen.getByRole('radio', { name: texts.mail }))
  expect(screen.getByRole('textbox', { name: texts.address })).toBeTruthy()
})

test('a receipt is sent only by mail when the restaurant sends no SMS', async () => {
  await open(false)
  expect(screen.queryByRole('radio', { name: texts.sms })).toBeNull()
  expect(screen.getByRole('textbox', { name: texts.address })).toBeTruthy()
})

test('a refused address is reported, and the sheet stays', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const body = { success: false, error: 'receipt.email_invalid', message: '' }
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 400, headers: new Headers(), json: async () => body }))
  const user = await open(false)
  await user.type(screen.getByRole('textbox', { name: texts.address }), 'maryam')
  await user.click(screen.getByRole('button', { name: texts.send }))
  expect((await screen.findByRole('alert')).textContent).toBe(receiptRefusals['receipt.email_invalid'].en)
  expect(screen.getByRole('dialog')).toBeTruthy()
})
