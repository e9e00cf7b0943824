// @vitest-environment jsdom
import { logout } from '@sufra/shared/accounts/account.routes'
import { checkLink, resetPassword } from '@sufra/shared/accounts/own-account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { AdminResetPassword, MerchantResetPassword } from './reset-password-page.tsx'

const { accounts, refusals } = forDesk
const check = `POST ${checkLink.path}`
const reset = `POST ${resetPassword.path}`
const isolated = (text: string) => `\u2066${text}\u2069`

const linkOf = (kind: 'reset' | 'invitation', email: string) =>
  answerWith({ kind, email, role: 'merchant', expiresAt: '2026-11-22T12:00:00.000Z' })

const Address = () => <output aria-label="address">{useLocation().pathname}</output>

const open = async (hash: string, page = <MerchantResetPassword />, answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ [check]: linkOf('reset', 'maryam@sufra.test'), ...answers })
  const user = await renderPage(
    <MemoryRouter initialEntries={[`/merchant/reset-password${hash}`]}>
      {page}
      <Address />
    </MemoryRouter>,
  )
  return { user, sent }
}
const enter = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.paste(text)
}
const fields = async () => ({
  password: await screen.findByLabelText(accounts.newPassword),
  confirmation: screen.getByLabelText(accounts.confirmPassword),
  save: screen.getByRole('button', { name: accounts.reset.save }),
})

test.each(['', '#token=', '#other=1'])(
  'a link without a token (“%s”) has expired, which the page shows without a request',
  async (hash) => {
    const { sent } = await open(hash)
    screen.getByRole('heading', { name: accounts.reset.over })
    expect(screen.getByRole('link', { name: accounts.reset.requestAgain }).getAttribute('href')).toBe('/merchant/forgot-password')
    expect(sent).toEqual({})
  },
)

test.each([
  [400, 'request.invalid'],
  [410, 'account.link_over'],
])('a link that the server refuses with %i has expired', async (status, code) => {
  await open('#token=nonsense', <AdminResetPassword />, { [check]: refuseWith(status, code) })
  await screen.findByRole('heading', { name: accounts.reset.over })
  screen.getByText(accounts.reset.overInvited)
})

test('an invitation welcomes the person by email address', async () => {
  await open('#token=abc', <AdminResetPassword />, { [check]: linkOf('invitation', 'hessa@sufra.test') })
  await screen.findByRole('heading', { name: accounts.reset.welcome })
  screen.getByText(accounts.reset.welcomeText.replace('{{email}}', isolated('hessa@sufra.test')))
})

test.each([
  ['abc', 0],
  ['abc1', 1],
  ['abc1!', 2],
  ['abcd1!', 3],
  ['abcdefghijklmno1!', 2],
])('the text “%s” meets %i of the rules of a password', async (typed, met) => {
  const { user } = await open('#token=abc')
  await enter(user, (await fields()).password, typed)
  const rules = within(screen.getByRole('list', { name: accounts.rule.title }))
  expect(rules.queryAllByText(accounts.rule.holds)).toHaveLength(met)
})

test('a password is sent only when it meets its rules and its confirmation matches', async () => {
  const { user, sent } = await open('#token=abc')
  const { password, confirmation, save } = await fields()
  await enter(user, password, 'abc')
  await user.click(save)
  await screen.findByText(refusals.account.password_rule)
  await enter(user, password, 'Saffron#2026')
  await enter(user, confirmation, 'Saffron#2027')
  await user.click(save)
  await screen.findByText(refusals.account.password_mismatch)
  expect(sent[reset]).toBeUndefined()
})

test('a new password is sent with the token, and the sign-in page of its role follows', async () => {
  const { user, sent } = await open('#token=abc', <MerchantResetPassword />, {
    [reset]: { body: { success: true, message: 'Password set', data: { role: 'merchant' } } },
    [`POST ${logout.path}`]: { body: { success: true, message: 'Signed out' } },
  })
  const { password, confirmation, save } = await fields()
  await enter(user, password, 'Saffron#2026')
  await enter(user, confirmation, 'Saffron#2026')
  await user.click(save)
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/merchant/login'))
  expect(sent[reset]).toEqual([{ token: 'abc', password: 'Saffron#2026' }])
})

test('a link that was used in another place has expired', async () => {
  const { user } = await open('#token=abc', <MerchantResetPassword />, { [reset]: refuseWith(410, 'account.link_over') })
  const { password, confirmation, save } = await fields()
  await enter(user, password, 'Saffron#2026')
  await enter(user, confirmation, 'Saffron#2026')
  await user.click(save)
  await screen.findByRole('heading', { name: accounts.reset.over })
})
