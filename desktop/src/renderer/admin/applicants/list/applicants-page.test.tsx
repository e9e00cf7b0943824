// @vitest-environment jsdom
import { forDesk } from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { ApplicantsPage } from './applicants-page.tsx'

const counts = { all: 12, pending: 12, accepted: 0, rejected: 0, renewals: 0 }
const applicant = {
  id: '0193a2f0-0000-7000-8000-000000000003',
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  ownerName: 'Noora Ali',
  email: 'noora@sufra.test',
  contactNumber: '97455512345',
  status: 'pending',
  submittedAt: '2026-11-20T12:00:00.000Z',
  documentsWaiting: 7,
}

const open = (more: { total: number; isMore: boolean }) => {
  const path = 'GET /api/admin/applicants?counts=none&status=all&search=bayt&page=1&pageSize=10'
  answerCalls({ [path]: { body: { success: true, data: [applicant], ...more } }, 'GET /api/admin/applicants/counts': answerWith(counts) })
  return renderPage(
    <MemoryRouter initialEntries={['/admin/applicants?search=bayt']}>
      <ApplicantsPage />
    </MemoryRouter>,
  )
}

test('a search shows how many applicants match', async () => {
  await open({ total: 1, isMore: false })
  await screen.findByText('Bayt Noora')
  expect(screen.getByText('1 applicant')).toBeTruthy()
  const filters = forDesk.applicants.filter
  expect(await screen.findByRole('button', { name: new RegExp(`^${filters.pending} ?12$`) })).toBeTruthy()
})

test('a search that very many match says so, and leads to the next page', async () => {
  await open({ total: 11, isMore: true })
  await screen.findByText('Bayt Noora')
  expect(screen.getByText(forDesk.applicants.tooManyToCount)).toBeTruthy()
  expect(screen.getByRole('button', { name: forDesk.list.next }).hasAttribute('disabled')).toBe(false)
})
