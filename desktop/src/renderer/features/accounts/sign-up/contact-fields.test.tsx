// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { codeSent, codeVerified, send, verify } from './sign-up-answers.test-data.ts'
import { SignUpPage } from './sign-up-page.tsx'

const { accounts, refusals, signUp: texts } = forDesk

beforeEach(() => localStorage.clear())

const open = async (answers: Record<string, Answer> = {}) => {
  const given: Record<string, Answer> = { [send]: codeSent(), [verify]: codeVerified(), ...answers }
  const sent = answerCalls(given)
  const user = await renderPage(
    <MemoryRouter>
      <SignUpPage />
    </MemoryRouter>,
  )
  const number = await screen.findByLabelText<HTMLInputElement>(texts.contactNumber)
  const codeOf = (shown: string) =>
    screen.findByLabelText<HTMLInputElement>(texts.code.label.replace('{{address}}', `\u2066${shown}\u2069`))
  return {
    user,
    sent,
    answers: given,
    number,
    country: screen.getByLabelText<HTMLSelectElement>(texts.countryCode),
    email: screen.getByLabelText<HTMLInputElement>(accounts.email),
    /** Replaces the text of a field at once, because each key would render all countries again. */
    fill: async (field: HTMLInputElement, text: string) => {
      await user.clear(field)
      await user.paste(text)
    },
    /** Requests a code for an address. Returns its field. */
    requestCode: async (shown: string) => {
      await user.click(screen.getByText(texts.code.send, { selector: 'button:enabled span' }))
      const field = await codeOf(shown)
      expect(document.activeElement).toBe(field)
      return field
    },
    verifiedCount: () => screen.queryAllByText(texts.code.verified).length,
  }
}

test.each([
  ['+44 7700 900123', 'GB', '7700900123', '447700900123'],
  ['٠٠٩٧٤ ٥٥٥١ ٢٣٤٥', 'QA', '55512345', '97455512345'],
])('%s selects its country, and the code is sent to it', async (written, code, local, address) => {
  const { user, sent, number, country, requestCode } = await open()
  await user.click(number)
  await user.paste(written)
  expect(country.value).toBe(code)
  await requestCode(`+${address}`)
  expect(number.value).toBe(local)
  expect(sent[send]).toEqual([{ channel: 'phone', address }])
})

test('a number that is unusual in its country gets a hint, and a number that no country has is refused', async () => {
  const { user, number, fill } = await open()
  const advice = texts.unusualNumber.replace('{{country}}', 'Qatar')
  await fill(number, '7700900123')
  screen.getByText(advice)
  await fill(number, '55512345')
  expect(screen.queryByText(advice)).toBeNull()
  await fill(number, '5551')
  await user.tab()
  await screen.findByText(refusals.account.contact_invalid)
})

test('a wrong code shows the remaining attempts, and the right code, in Arabic digits, verifies the number', async () => {
  const { user, sent, answers, number, fill, requestCode, verifiedCount } = await open({
    [verify]: refuseWith(400, 'otp.wrong', { triesLeft: 4 }),
  })
  await fill(number, '55512345')
  const field = await requestCode('+97455512345')
  expect(field.autocomplete).toBe('one-time-code')
  screen.getByText(new RegExp(texts.code.sendAgainIn.split('{{')[0] ?? ''), { selector: 'button:disabled span' })
  await user.paste('000000')
  expect((await screen.findByText(refusals.otp.wrong)).parentElement?.textContent).toContain('4')
  expect(field.value).toBe('')
  answers[verify] = codeVerified()
  await user.type(field, '١٢٣٤٥٦')
  await waitFor(() => expect(verifiedCount()).toBe(1))
  expect(sent[verify]).toEqual([
    { requestId: 'request', code: '000000' },
    { requestId: 'request', code: '123456' },
  ])
})

test('a changed number is not verified, and restoring it makes it verified again', async () => {
  const { user, number, fill, requestCode, verifiedCount } = await open()
  await fill(number, '55512345')
  await requestCode('+97455512345')
  await user.paste('123456')
  await waitFor(() => expect(verifiedCount()).toBe(1))
  await fill(number, '55599999')
  expect(verifiedCount()).toBe(0)
  await fill(number, '55512345')
  expect(verifiedCount()).toBe(1)
})

test('an email address with an account says so, and links to the sign-in page', async () => {
  const { user, email, fill, requestCode } = await open({ [verify]: refuseWith(409, 'account.email_taken') })
  await fill(email, 'Taken@bayt.test')
  const field = await requestCode('taken@bayt.test')
  await user.paste('123456')
  await screen.findByText(refusals.account.email_taken)
  expect(screen.getByText(accounts.toSignIn).getAttribute('href')).toBe('/merchant/login')
  expect(field.isConnected).toBe(false)
})

test('an expired code cannot be typed any more, and a new code replaces it', async () => {
  const { user, sent, answers, number, fill } = await open({ [send]: codeSent('first', { isExpired: true }) })
  await fill(number, '55512345')
  await user.click(screen.getByText(texts.code.send, { selector: 'button:enabled span' }))
  await screen.findByText(refusals.otp.expired)
  const label = texts.code.label.replace('{{address}}', '\u2066+97455512345\u2069')
  expect(screen.getByLabelText<HTMLInputElement>(label).disabled).toBe(true)
  answers[send] = codeSent('second')
  await user.click(screen.getByText(texts.code.sendAgain, { selector: 'button span' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
  expect(screen.queryByText(refusals.otp.expired)).toBeNull()
  await user.paste('123456')
  await waitFor(() => expect(sent[verify]).toEqual([{ requestId: 'second', code: '123456' }]))
})

test('a code that was guessed too often cannot be typed any more', async () => {
  const { user, number, fill, requestCode } = await open({ [verify]: refuseWith(429, 'otp.no_tries') })
  await fill(number, '55512345')
  const field = await requestCode('+97455512345')
  await user.paste('123456')
  await screen.findByText(refusals.otp.no_tries)
  expect(field.disabled).toBe(true)
})
