// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { UnauthorizedPage } from './unauthorized-page.tsx'

const { accounts, common } = forDesk
const me = 'GET /api/restaurants/me'
const merchant = {
  id: '0192a000-0000-7000-8000-000000000001',
  role: 'merchant',
  status: 'accepted',
  name: 'Maryam',
  email: 'maryam@sufra.test',
  restaurant: { id: '0192a000-0000-7000-8000-000000000002', name: { en: 'Bayt', ar: 'بيت' }, branchName: 'Dafna' },
}

const open = (answers: Parameters<typeof answerCalls>[0]) => {
  answerCalls(answers)
  return renderPage(
    <MemoryRouter>
      <UnauthorizedPage />
    </MemoryRouter>,
  )
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('an anonymous user is asked to sign in', async () => {
  await open({ [me]: refuseWith(401, 'session.none') })
  await screen.findByRole('heading', { name: accounts.signedOut })
  expect(screen.queryByText(accounts.unauthorized)).toBeNull()
  expect(hrefOf(accounts.signIn)).toBe('/login')
})

test('a merchant sees which account is signed in, and a link to its pages', async () => {
  await open({ [me]: answerWith(merchant) })
  await screen.findByRole('heading', { name: accounts.unauthorized })
  screen.getByText(accounts.unauthorizedText.replace('{{email}}', '\u2066maryam@sufra.test\u2069'))
  expect(hrefOf(accounts.toOwnPages)).toBe('/merchant/orders')
})

test('a session that cannot be loaded is loaded again on request', async () => {
  await open({})
  await screen.findByRole('button', { name: common.retry })
})
