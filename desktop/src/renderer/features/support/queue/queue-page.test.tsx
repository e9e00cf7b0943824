// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { QueuePage } from './queue-page.tsx'

const { support } = forDesk
const { queue } = support
const id = '0192a000-0000-7000-8000-000000000001'
const request = {
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
  assignee: { id, name: 'Omar Saleh' },
}
const counts = { open: 6, answered: 2, closed: 3, late: 1, mine: 4, unassigned: 5 }
const listed = (data: object[]): Answer => ({ body: { success: true, data } })
const path = (status: string, show: string) => `GET /api/admin/support-requests?counts=none&status=${status}&show=${show}`

const countsPath = 'GET /api/admin/support-requests/counts'

const open = async (at = '') => {
  const sent = answerCalls({
    [countsPath]: answerWith(counts),
    [path('open', 'all')]: listed([request]),
    [path('open', 'mine')]: listed([]),
    [path('closed', 'all')]: listed([]),
    [`${path('open', 'all')}&search=ghost`]: listed([]),
  })
  const user = await renderPage(
    <MemoryRouter initialEntries={[`/admin/help-and-support${at}`]}>
      <QueuePage />
    </MemoryRouter>,
  )
  const filters = () => screen.queryByRole('group', { name: queue.show })
  return { user, sent, filters }
}
const pressed = (group: HTMLElement | null) =>
  within(group ?? document.body)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)

test('open requests are filtered, each filter has its count, and a row names the assignee', async () => {
  const { filters } = await open()
  expect((await screen.findByRole('link', { name: /Printer/ })).textContent).toContain('Omar Saleh')
  await screen.findByRole('button', { name: new RegExp(`^${queue.showing.mine} ?4$`) })
  const buttons = within(filters() ?? document.body).getAllByRole('button')
  const { all, mine, unassigned, late } = queue.showing
  expect(buttons.map(({ textContent }) => textContent)).toEqual([`${all}6`, `${mine}4`, `${unassigned}5`, `${late}1`])
  expect(pressed(filters())).toEqual([`${all}6`])
})

test('a filter requests its own list, and an empty one says so', async () => {
  const { user, sent, filters } = await open()
  await screen.findByRole('link', { name: /Printer/ })
  await user.click(screen.getByRole('button', { name: new RegExp(`^${queue.showing.mine}`) }))
  await screen.findByText(queue.noneShown)
  expect(sent[path('open', 'mine')]).toHaveLength(1)
  await expect.poll(() => pressed(filters())).toEqual([`${queue.showing.mine}4`])
})

test('closed requests have no filters, even with a filter in the address', async () => {
  const { sent, filters } = await open('?status=closed&show=mine')
  await screen.findByText(queue.empty.closed)
  expect(filters()).toBeNull()
  expect(Object.keys(sent).toSorted()).toEqual([countsPath, path('closed', 'all')])
})

test('a search is in the address, and an empty result says so', async () => {
  const { user, sent } = await open()
  await screen.findByRole('link', { name: /Printer/ })
  await user.type(screen.getByRole('searchbox', { name: queue.search }), 'ghost')
  await screen.findByText(queue.noneFound)
  expect(sent[`${path('open', 'all')}&search=ghost`]).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox', { name: queue.search }))
  await waitFor(() => expect(screen.getByRole('link', { name: /Printer/ })).toBeTruthy())
})
