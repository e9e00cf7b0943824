// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { AdminSignIn } from './sign-in-page.tsx'

const { accounts, secondFactor, refusals } = forDesk
const login = 'POST /api/admin/login'
const complete = 'POST /api/admin/login/second-factor'
const begin = 'POST /api/admin/login/second-factor/setup'
const enrol = 'POST /api/admin/login/second-factor/enrol'
const user = {
  id: '0192a000-0000-7000-8000-000000000001',
  role: 'admin',
  status: 'accepted',
  name: 'Ada',
  email: 'ada@sufra.test',
  restaurant: null,
}
const signedIn = { body: { success: true, message: 'Signed in', accessToken: 'held by main', data: user } }
const me: Record<string, Answer> = { 'GET /api/restaurants/me': refuseWith(401, 'session.none') }
const codes = ['ABCDE-FGHIJ-KLMNO-PQRST-UVWXY', 'BBCDE-FGHIJ-KLMNO-PQRST-UVWXY']
const setup = {
  key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Sufra:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  setup: 'sealed',
}

const Address = () => <output aria-label="address">{useLocation().pathname}</output>
const address = () => screen.getByLabelText('address').textContent

/** Signs in with the password; the server replies with `next`. */
const enterPassword = async (next: string, answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ ...me, [login]: refuseWith(401, next), ...answers })
  const visitor = await renderPage(
    <MemoryRouter initialEntries={['/admin/login']}>
      <AdminSignIn />
      <Address />
    </MemoryRouter>,
  )
  await visitor.type(await screen.findByLabelText(accounts.email), 'ada@sufra.test')
  await visitor.type(screen.getByLabelText(accounts.password), 'Sufra@2026')
  await visitor.click(screen.getByRole('button', { name: accounts.signIn }))
  return { sent, visitor }
}

test('the code follows the password, is sent with its sixth digit and leads to the pages', async () => {
  const { sent, visitor } = await enterPassword('factor.code_required', { [complete]: signedIn })
  await screen.findByRole('heading', { name: secondFactor.title })
  await visitor.type(screen.getByLabelText(secondFactor.code), '12345')
  expect(sent[complete]).toBeUndefined()
  await visitor.type(screen.getByLabelText(secondFactor.code), '6')
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(sent[complete]).toEqual([{ code: '123456' }])
})

test('a wrong code gets an explanation, and the field is cleared for the next code', async () => {
  const { visitor } = await enterPassword('factor.code_required', { [complete]: refuseWith(400, 'factor.wrong') })
  await visitor.type(await screen.findByLabelText(secondFactor.code), '123456')
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.factor.wrong)
  expect(screen.getByLabelText<HTMLInputElement>(secondFactor.code).value).toBe('')
  await visitor.type(screen.getByLabelText(secondFactor.code), '7')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a locked account shows how long to wait', async () => {
  const retryAt = new Date(Date.now() + 90_000).toISOString()
  const { visitor } = await enterPassword('factor.code_required', { [complete]: refuseWith(429, 'account.locked', { retryAt }) })
  await visitor.type(await screen.findByLabelText(secondFactor.code), '123456')
  expect((await screen.findByRole('alert')).textContent).toMatch(/1:[23]\d/)
})

test('a recovery code is checked before it is sent, and sent without its dashes', async () => {
  const { sent, visitor } = await enterPassword('factor.code_required', { [complete]: signedIn })
  await visitor.click(await screen.findByRole('button', { name: secondFactor.useRecovery }))
  await visitor.type(screen.getByLabelText(secondFactor.recoveryCode), 'abc')
  await visitor.click(screen.getByRole('button', { name: secondFactor.continue }))
  await screen.findByText(refusals.factor.recovery_form)
  await visitor.clear(screen.getByLabelText(secondFactor.recoveryCode))
  await visitor.type(screen.getByLabelText(secondFactor.recoveryCode), 'abcde-fghij-klmno-pqrst-uvwxy')
  await visitor.click(screen.getByRole('button', { name: secondFactor.continue }))
  await waitFor(() => expect(address()).toBe('/admin'))
  expect(sent[complete]).toEqual([{ recoveryCode: 'ABCDEFGHIJKLMNOPQRSTUVWXY' }])
})

test('an expired sign-in asks for the password again and shows the reason', async () => {
  const { visitor } = await enterPassword('factor.code_required', { [complete]: refuseWith(410, 'factor.sign_in_over') })
  await visitor.type(await screen.findByLabelText(secondFactor.code), '123456')
  await screen.findByText(refusals.factor.sign_in_over)
  expect(screen.getByLabelText(accounts.password)).toBeTruthy()
})

test('a button leads back to the password', async () => {
  const { visitor } = await enterPassword('factor.code_required')
  await visitor.click(await screen.findByRole('button', { name: accounts.toSignIn }))
  expect(screen.getByLabelText(accounts.password)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('signing in without an authenticator app starts its set-up: the key as a picture and as text, a code, then the recovery codes, then the pages', async () => {
  const enrolled = { body: { ...signedIn.body, recoveryCodes: codes } }
  const { sent, visitor } = await enterPassword('factor.enrolment_required', { [begin]: answerWith(setup), [enrol]: enrolled })
  await screen.findByRole('img', { name: secondFactor.qr })
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  await visitor.type(screen.getByLabelText(secondFactor.code), '123456')
  await screen.findByRole('heading', { name: secondFactor.codes })
  expect(sent[enrol]).toEqual([{ setup: 'sealed', code: '123456' }])
  for (const code of codes) expect(screen.getAllByText(code).length).toBeGreaterThan(0)
  expect(address()).toBe('/admin/login')
  await visitor.click(screen.getByRole('button', { name: secondFactor.saved }))
  await waitFor(() => expect(address()).toBe('/admin'))
})

test('a key that cannot be loaded is requested again', async () => {
  const { sent, visitor } = await enterPassword('factor.enrolment_required')
  await visitor.click(await screen.findByRole('button', { name: forDesk.common.retry }))
  await waitFor(() => expect(sent[begin]).toHaveLength(2))
})
