// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { numberTexts, ownerTexts, storeDraftOf } from './sign-up-answers.test-data.ts'
import { SignUpPage } from './sign-up-page.tsx'

const { accounts, common, privacy, refusals, signUp: texts } = forDesk

beforeEach(() => localStorage.clear())

const Address = () => <output aria-label="address">{useLocation().search}</output>

const open = async (address = '/merchant/signup') => {
  answerCalls({})
  vi.stubGlobal('scrollTo', () => {}) // jsdom lacks it
  const user = await renderPage(
    <MemoryRouter initialEntries={[address]}>
      <SignUpPage />
      <Address />
    </MemoryRouter>,
  )
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  return {
    user,
    field,
    /** Replaces the text of a field at once, because each key would render all countries again. */
    fill: async (label: string, text: string) => {
      await user.clear(field(label))
      await user.paste(text)
    },
    next: await screen.findByText(texts.next, { selector: 'button span' }),
    stepHeading: (step: keyof typeof texts.step) => screen.findByText(texts.step[step], { selector: 'h2' }),
  }
}

test('a registered restaurant finds the link to sign in', async () => {
  await open()
  expect(screen.getByRole('link', { name: accounts.signIn }).getAttribute('href')).toBe('/merchant/login')
})

test('an empty first step shows the required fields, and the first field gets the focus', async () => {
  const { user, next, field } = await open()
  await user.click(next)
  await screen.findByText(refusals.account.restaurant_required)
  for (const code of ['branch_required', 'first_name_required', 'last_name_required', 'email_required', 'password_required'] as const)
    screen.getByText(refusals.account[code])
  screen.getByText(refusals.account.contact_invalid)
  expect(document.activeElement).toBe(field(texts.restaurantName))
})

test.each([
  [texts.restaurantName, 'a', 'name_length'],
  [accounts.email, 'maryam@', 'email_invalid'],
  [accounts.password, 'saffron', 'password_rule'],
  [accounts.confirmPassword, 'Saffron#2027', 'password_mismatch'],
] as const)('%s shows its error when the focus leaves it', async (label, typed, code) => {
  const { user, fill } = await open()
  if (code === 'password_mismatch') await fill(accounts.password, 'Saffron#2026')
  await fill(label, typed)
  expect(screen.queryByText(refusals.account[code])).toBeNull()
  await user.tab()
  await screen.findByText(refusals.account[code])
})

test('an unverified address blocks the next step', async () => {
  const { user, next, fill, stepHeading } = await open()
  await fill(accounts.email, ownerTexts.email)
  await user.click(next)
  await screen.findByText(refusals.account.email_unverified)
  await stepHeading('owner')
})

test('a step that is not open yet leads to the first open step', async () => {
  const { stepHeading } = await open('/merchant/signup?step=review')
  await stepHeading('owner')
  expect(screen.getByLabelText('address').textContent).toBe('?step=owner')
})

test('a started application continues at its first open step, whose heading gets the focus', async () => {
  storeDraftOf(ownerTexts)
  const { user, field, stepHeading } = await open()
  screen.getByText(texts.restored)
  expect(field(texts.restaurantName).value).toBe(ownerTexts.restaurantName)
  expect(screen.getAllByText(texts.code.verified)).toHaveLength(2)
  await user.click(screen.getByText(texts.goOn.replace('{{step}}', texts.step.numbers)))
  const heading = await stepHeading('numbers')
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('an application is started over after a confirmation', async () => {
  storeDraftOf(ownerTexts)
  const { user, field } = await open()
  await user.click(screen.getByText(texts.startOver, { selector: 'button span' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: common.cancel }))
  expect(field(texts.restaurantName).value).toBe(ownerTexts.restaurantName)
  await user.click(screen.getByText(texts.startOver, { selector: 'button span' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.startOver }))
  await waitFor(() => expect(field(texts.restaurantName).value).toBe(''))
  expect(screen.queryByText(texts.code.verified)).toBeNull()
})

test('numbers, address and review link are required, and other links are checked', async () => {
  storeDraftOf(ownerTexts)
  const { user, next, fill, stepHeading } = await open('/merchant/signup?step=numbers')
  await user.click(next)
  expect(await screen.findAllByText(refusals.account.number_required)).toHaveLength(4)
  screen.getByText(refusals.account.address_required)
  screen.getByText(refusals.account.review_url_required)
  for (const name of Object.keys(numberTexts) as (keyof typeof numberTexts)[]) await fill(texts[name], numberTexts[name])
  await fill(texts.facebookUrl, 'facebook')
  await fill(texts.taxIdentificationNumber, '#')
  await user.click(next)
  await screen.findByText(refusals.account.link_invalid)
  screen.getByText(refusals.account.number_form)
  await stepHeading('numbers')
  await fill(texts.facebookUrl, '')
  await fill(texts.taxIdentificationNumber, numberTexts.taxIdentificationNumber)
  await user.click(next)
  await stepHeading('documents')
})

test('consent and all seven documents are required', async () => {
  storeDraftOf({ ...ownerTexts, ...numberTexts })
  const { user, next } = await open('/merchant/signup?step=documents')
  expect(screen.queryAllByRole('alert')).toEqual([])
  await user.click(next)
  await screen.findByText(refusals.document.commercialLicense)
  screen.getByText(refusals.document.restaurantImages)
  await screen.findByText(refusals.account.consent_required)
  expect(screen.getAllByRole('alert')).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: privacy.open }))
  await screen.findByText(privacy.restaurants.removal)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('checkbox', { name: privacy.agree }))
  expect(screen.getAllByRole('alert')).toHaveLength(7)
})
