// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { renewSession } from '../../common/session/session.ts'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { createMemoryRouter, Outlet, RouterProvider } from '../../common/pages/router.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { SideBar } from '../side-bar.tsx'
import { deskPages } from './desk-pages.ts'
import { Permitted } from './permitted.tsx'

const texts = forDesk.pages.noAccess
const restaurant = {
  _id: '0192a000-0000-7000-8000-000000000001',
  name: { en: 'Bayt Noora', ar: '' },
  branchName: '',
  timeZone: 'Asia/Qatar',
}
const member = { id: restaurant._id, role: 'merchant', status: 'accepted', name: 'Omar', email: 'omar@sufra.test', restaurant } as const
const managersPages = [forDesk.customers.title, forDesk.reports.title]

const open = async (path: string, change: Partial<NonNullable<Session['user']>>) => {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <SideBar area="merchant" />
            <Outlet />
          </>
        ),
        children: deskPages.merchant.map(({ to, permission }) => ({
          element: <Permitted permission={permission} />,
          children: [{ path: to, element: <p>content</p> }],
        })),
      },
    ],
    { initialEntries: [path] },
  )
  const page = renderPage(<RouterProvider router={router} />)
  storeSession({ user: { ...member, ...change } })
  await page
}
const listed = () => screen.getAllByRole('link').map((link) => link.textContent.trim())
const missing = () => managersPages.filter((name) => !listed().includes(name))

test.each<[MemberRole | undefined, string[]]>([
  ['owner', []],
  ['manager', []],
  ['staff', managersPages],
  [undefined, []], // this session was stored by an earlier version
])('the navigation of the role %s lacks the pages %j', async (memberRole, expected) => {
  await open('/merchant/orders', { memberRole })
  expect(missing()).toEqual(expected)
  screen.getByText('content')
})

test('a page that the role does not include says so, and names the person to ask', async () => {
  await open('/merchant/reports', { memberRole: 'staff' })
  screen.getByRole('heading', { name: texts.title })
  screen.getByText(texts.askOwner)
  expect(screen.queryByText('content')).toBeNull()
})

test('an administrator who views the restaurant sees that a page is for its members', async () => {
  await open('/merchant/customers', { viewsUntil: '2026-11-28T20:00:00.000Z' })
  screen.getByText(texts.viewed)
})

test('an open page follows a change of role', async () => {
  await open('/merchant/reports', { memberRole: 'staff' })
  answerCalls({ 'GET /api/restaurants/me': answerWith({ ...member, memberRole: 'manager' }) })
  await renewSession()
  await screen.findByText('content')
  expect(missing()).toEqual([])
})
