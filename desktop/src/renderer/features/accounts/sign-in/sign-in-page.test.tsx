// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { AdminSignIn, MerchantSignIn } from './sign-in-page.tsx'

const { accounts, errors, refusals } = forDesk
const login = 'POST /api/restaurants/login'

const open = async (page = <MerchantSignIn />, answer: Answer = refuseWith(401, 'account.wrong_credentials'), state?: object) => {
  const sent = answerCalls({ 'GET /api/restaurants/me': refuseWith(401, 'session.none'), [login]: answer })
  const user = await renderPage(<MemoryRouter initialEntries={[{ pathname: '/merchant/login', state }]}>{page}</MemoryRouter>)
  const signIn = await screen.findByRole('button', { name: accounts.signIn })
  return { user, sent, signIn }
}

test('both fields are required, and nothing is sent without them', async () => {
  const { user, sent, signIn } = await open()
  await user.click(signIn)
  await screen.findByText(refusals.account.email_required)
  screen.getByText(refusals.account.password_required)
  expect(sent[login]).toBeUndefined()
})

test('after too many wrong passwords the page shows how long to wait', async () => {
  const retryAt = new Date(Date.now() + 90_000).toISOString()
  const { user, signIn } = await open(<MerchantSignIn />, refuseWith(429, 'account.locked', { retryAt }))
  await user.type(screen.getByLabelText(accounts.email), 'maryam@sufra.test')
  await user.type(screen.getByLabelText(accounts.password), 'Wrong@2026')
  await user.click(signIn)
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toContain(refusals.account.locked)
  expect(textContent).toMatch(/1:[23]\d/)
})

test('a restaurant has links to the application and to a new password', async () => {
  await open()
  screen.getByRole('heading', { level: 1, name: accounts.signInTo.merchant })
  expect(screen.getByRole('link', { name: accounts.apply }).getAttribute('href')).toBe('/merchant/signup')
  expect(screen.getByRole('link', { name: accounts.forgot }).getAttribute('href')).toBe('/merchant/forgot-password')
})

test('an administrator has no link to the application', async () => {
  await open(<AdminSignIn />)
  screen.getByRole('heading', { level: 1, name: accounts.signInTo.admin })
  expect(screen.queryByRole('link', { name: accounts.apply })).toBeNull()
  expect(screen.getByRole('link', { name: accounts.forgot }).getAttribute('href')).toBe('/admin/forgot-password')
})

test.each([
  [{ ended: 'expired' }, errors.sessionExpired],
  [{ notice: 'applied' }, accounts.applied],
  [{ notice: 'password_set' }, accounts.chosen],
])('the page shows the reason for being redirected here: %j', async (state, text) => {
  await open(<MerchantSignIn />, undefined, state)
  screen.getByText(text)
})
