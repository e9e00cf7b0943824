// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
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

test('a search with very many matches says so, and has a link to the next page', async () => {
  await open({ total: 11, isMore: true })
  await screen.findByText('Bayt Noora')
  expect(screen.getByText(forDesk.applicants.tooManyToCount)).toBeTruthy()
  expect(screen.getByRole('button', { name: forDesk.list.next }).hasAttribute('disabled')).toBe(false)
})

const path = (query: string) => `GET /api/admin/applicants?counts=none&${query}&pageSize=10`
const rows = (data: object[], total = data.length): Answer => ({ body: { success: true, data, total, isMore: false } })
const Address = () => <output aria-label="address">{useLocation().search}</output>
const showsAddress = (search: string) => waitFor(() => expect(screen.getByLabelText('address').textContent).toBe(search))
const openAt = async (search: string, answers: Record<string, Answer>) => {
  answerCalls({ 'GET /api/admin/applicants/counts': answerWith(counts), ...answers })
  return renderPage(
    <MemoryRouter initialEntries={[`/admin/applicants${search}`]}>
      <ApplicantsPage />
      <Address />
    </MemoryRouter>,
  )
}

test('filter, search and page are in the address, and a change of filter or search returns to the first page', async () => {
  const user = await openAt('', {
    [path('status=all&search=&page=1')]: rows([applicant], 25),
    [path('status=all&search=&page=2')]: rows([applicant], 25),
    [path('status=rejected&search=&page=1')]: rows([applicant]),
    [path('status=rejected&search=noora&page=1')]: rows([applicant]),
  })
  await screen.findByText('Bayt Noora')
  await user.click(screen.getByRole('button', { name: forDesk.list.next }))
  await showsAddress('?page=2')
  await user.click(screen.getByRole('button', { name: new RegExp(`^${forDesk.applicants.filter.rejected}`) }))
  await showsAddress('?status=rejected')
  await user.click(screen.getByRole('searchbox', { name: forDesk.applicants.search }))
  await user.paste('noora')
  await showsAddress('?status=rejected&search=noora')
  await user.click(screen.getByRole('button', { name: forDesk.list.clear }))
  await showsAddress('?status=rejected')
})

test('a search without a result has a link back to all applicants', async () => {
  const user = await openAt('?status=pending&search=zzz', {
    [path('status=pending&search=zzz&page=1')]: rows([]),
    [path('status=all&search=&page=1')]: rows([applicant]),
  })
  await screen.findByText(forDesk.applicants.noneFound.replace('{{search}}', 'zzz'))
  await user.click(screen.getByRole('button', { name: forDesk.applicants.showAll }))
  await screen.findByText('Bayt Noora')
  await showsAddress('')
})

test('a page after the last page is redirected to the last', async () => {
  await openAt('?page=9', {
    [path('status=all&search=&page=9')]: rows([], 25),
    [path('status=all&search=&page=3')]: rows([applicant], 25),
  })
  await screen.findByText('Bayt Noora')
  await showsAddress('?page=3')
})

test('a failure has a retry button', async () => {
  await openAt('', { [path('status=all&search=&page=1')]: refuseWith(400, 'request.invalid') })
  await screen.findByRole('button', { name: forDesk.common.retry })
})
