// @vitest-environment jsdom
import { forgotPassword } from '@sufra/shared/accounts/own-account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { MerchantForgotPassword } from './forgot-password-page.tsx'

const { accounts, refusals } = forDesk
const texts = accounts.forgotPassword
const forgot = `POST ${forgotPassword.path}`

test('an address is required; it is sent with the role, and the page shows where the link goes', async () => {
  const sent = answerCalls({ [forgot]: { body: { success: true, message: 'Sent' } } })
  const user = await renderPage(
    <MemoryRouter>
      <MerchantForgotPassword />
    </MemoryRouter>,
  )
  await user.click(screen.getByRole('button', { name: texts.send }))
  await screen.findByText(refusals.account.email_required)
  expect(sent[forgot]).toBeUndefined()
  await user.type(screen.getByLabelText(accounts.email), 'maryam@sufra.test')
  await user.click(screen.getByRole('button', { name: texts.send }))
  await screen.findByRole('heading', { name: texts.sent })
  expect(sent[forgot]).toEqual([{ email: 'maryam@sufra.test', role: 'merchant' }])
  expect(screen.getByRole('status').textContent).toContain('maryam@sufra.test')
  await user.click(screen.getByRole('button', { name: texts.again }))
  expect(screen.getByLabelText<HTMLInputElement>(accounts.email).value).toBe('')
})
