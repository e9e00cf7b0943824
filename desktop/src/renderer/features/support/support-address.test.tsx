// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { SupportAddress } from './support-address.tsx'

const show = async (email: string | null) => {
  const sent = answerCalls({ 'GET /api/support-address': answerWith({ email }) })
  await renderPage(<SupportAddress />)
  await expect.poll(() => sent['GET /api/support-address']).toHaveLength(1)
}

test('the address of support is a mail link', async () => {
  await show('help@sufra.test')
  expect((await screen.findByRole('link', { name: 'help@sufra.test' })).getAttribute('href')).toBe('mailto:help@sufra.test')
  screen.getByText(forDesk.accounts.supportEmail)
})

test('without an address nothing is shown', async () => {
  await show(null)
  expect(screen.queryByText(forDesk.accounts.supportEmail)).toBeNull()
})
