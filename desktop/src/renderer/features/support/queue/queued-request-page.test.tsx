// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storeSession, type Session } from '../../../common/session/session-state.ts'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { QueuedRequestPage } from './queued-request-page.tsx'

const { support } = forDesk
const id = '0192a000-0000-7000-8000-000000000001'
const thread = {
  id,
  number: 7,
  subject: 'Printer',
  urgency: 'High',
  status: 'open',
  requestedBy: 'Sara',
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-20T13:00:00.000Z',
  restaurant: { id, name: { en: 'Shams', ar: 'شمس' }, branchName: 'Marina', phone: '+97141234567' },
  assignee: null,
  language: 'en',
  messages: [],
}

const open = async (answer: Answer, role: AdministratorRole = 'support') => {
  answerCalls({
    [`GET /api/admin/support-requests/${id}/${id}`]: answer,
    'GET /api/admin/support-administrators': answerWith([]),
    'GET /api/admin/support-templates': answerWith([]),
  })
  const page = renderPage(
    <MemoryRouter initialEntries={[`/admin/help-and-support/${id}/${id}`]}>
      <Routes>
        <Route path="/admin/help-and-support/:restaurantId/:requestId" element={<QueuedRequestPage />} />
      </Routes>
    </MemoryRouter>,
  )
  // An administrator's session has more fields, which the page does not read.
  storeSession({ user: { role: 'admin', administratorRole: role } as unknown as Session['user'] })
  await page
}

test('a request links to the page of its restaurant', async () => {
  await open(answerWith(thread))
  expect((await screen.findByRole('link', { name: 'Shams' })).getAttribute('href')).toBe(`/admin/provisions/${id}`)
})

test.each([refuseWith(404, 'support.not_found'), refuseWith(404, 'request.not_found')])(
  'an unknown request says so, and links back to the queue',
  async (answer) => {
    await open(answer)
    await screen.findByRole('heading', { level: 2, name: support.notFound })
    const links = screen.getAllByRole('link', { name: support.back })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/help-and-support', '/admin/help-and-support'])
  },
)
