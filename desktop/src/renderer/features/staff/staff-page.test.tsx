// @vitest-environment jsdom
import { logout } from '@sufra/shared/accounts/account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderForUser, renderPage } from '../../common/ui/render.test-data.tsx'
import { StaffPage } from './staff-page.tsx'

const { staff, refusals } = forDesk
const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`
const owner = {
  id: idOf(1),
  name: 'Noora Owner',
  email: 'noora@example.com',
  role: 'owner',
  isSelf: true,
  mayEdit: true,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  hasPin: false,
}
const omar = {
  ...owner,
  id: idOf(2),
  name: 'Omar Saleh',
  email: 'omar@example.com',
  role: 'staff',
  isSelf: false,
  lastUsedAt: null,
  hasPin: true,
}
const invitation = { id: idOf(3), email: 'new@example.com', role: 'manager', expiresAt: '2020-01-01T00:00:00.000Z', mayEdit: true }
const everyone = {
  members: [owner, omar],
  invitations: [invitation],
  rolesToGive: ['owner', 'manager', 'staff'],
  rolesToInvite: ['manager', 'staff'],
}

const answer = (answers: Record<string, Answer> = {}) => answerCalls({ 'GET /api/merchant/staff': answerWith(everyone), ...answers })

const open = () =>
  renderPage(
    <main>
      <StaffPage />
    </main>,
  )
const actionsOf = (name: string) => screen.findByRole('button', { name: staff.actionsOf.replace('{{name}}', name) })

test('members are listed with role and last activity, and expired invitations as such', async () => {
  answer()
  await open()
  const list = await screen.findByRole('list', { name: staff.title })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain(staff.you)
  expect(first?.textContent).toContain(staff.role.owner)
  expect(second?.textContent).toContain(staff.neverUsed)
  screen.getByText(staff.expired)
})

test('a person who has joined since is listed when the page is opened or focused again', async () => {
  answer({ 'GET /api/merchant/staff': answerWith({ ...everyone, members: [owner] }) })
  await open()
  await screen.findByText(owner.name)
  expect(screen.queryByText(omar.name)).toBeNull()
  cleanup()
  answer()
  // This is not rendered as another page, so that the cached data stays.
  await renderForUser(
    <QueryClientProvider client={queryClient}>
      <StaffPage />
    </QueryClientProvider>,
  )
  await screen.findByText(omar.name)
  const salma = { ...omar, id: idOf(4), name: 'Salma Haddad' }
  answer({ 'GET /api/merchant/staff': answerWith({ ...everyone, members: [owner, omar, salma] }) })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await screen.findByText(salma.name)
})

test('inviting sends the email and the chosen role; problems are shown beside the fields', async () => {
  const path = 'POST /api/merchant/staff/invitations'
  const sent = answer({ [path]: answerWith(everyone) })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: staff.invite }))
  await user.click(screen.getByRole('button', { name: staff.send }))
  await screen.findByText(refusals.account.email_required)
  await user.type(screen.getByLabelText(staff.email), 'New@Example.com')
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${staff.role.manager}`) }))
  await user.click(screen.getByRole('button', { name: staff.send }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[path]).toEqual([{ email: 'new@example.com', role: 'manager' }])
})

test('a refused invitation stays open with the reason', async () => {
  answer({ 'POST /api/merchant/staff/invitations': refuseWith(409, 'staff.already_member') })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: staff.invite }))
  await user.type(screen.getByLabelText(staff.email), 'omar@example.com')
  await user.click(screen.getByRole('button', { name: staff.send }))
  await screen.findByText(refusals.staff.already_member)
  expect(screen.getByLabelText<HTMLInputElement>(staff.email).value).toBe('omar@example.com')
})

test('a changed role is sent with the displayed role', async () => {
  const path = `PUT /api/merchant/staff/members/${omar.id}/role`
  const sent = answer({ [path]: answerWith({ ...everyone, members: [owner, { ...omar, role: 'owner' }] }) })
  const user = await open()
  await user.click(await actionsOf(omar.name))
  await user.click(await screen.findByRole('menuitem', { name: staff.changeRole }))
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: staff.save })
  expect(save.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${staff.role.owner}`) }))
  screen.getByText(staff.ownerText)
  await user.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[path]).toEqual([{ role: 'owner', seen: 'staff' }])
})

test('removing needs a confirmation; after a refusal the list is fetched again', async () => {
  const path = `DELETE /api/merchant/staff/members/${omar.id}`
  const sent = answer({ [path]: refuseWith(404, 'staff.member_not_found') })
  const user = await open()
  await user.click(await actionsOf(omar.name))
  await user.click(await screen.findByRole('menuitem', { name: staff.remove }))
  expect(sent[path]).toBeUndefined()
  await user.click(await screen.findByRole('button', { name: staff.remove }))
  await screen.findByText(refusals.staff.member_not_found)
  await waitFor(() => expect(sent['GET /api/merchant/staff']).toHaveLength(2))
})

test.each([
  { what: 'signs out', reply: answerWith({ ...everyone, members: [omar] }), times: 1 },
  { what: 'stays signed in when that is refused', reply: refuseWith(409, 'staff.last_owner'), times: 0 },
])('a member who removes themselves $what', async ({ reply, times }) => {
  const path = `DELETE /api/merchant/staff/members/${owner.id}`
  const sent = answer({ [path]: reply, [`POST ${logout.path}`]: answerWith(null) })
  const user = await open()
  await user.click(await actionsOf(owner.name))
  await user.click(await screen.findByRole('menuitem', { name: staff.remove }))
  await user.click(await screen.findByRole('button', { name: staff.remove }))
  await waitFor(() => expect(screen.queryByRole('button', { name: staff.remove })).toBeNull())
  expect(sent[path]).toHaveLength(1)
  expect(sent[`POST ${logout.path}`] ?? []).toHaveLength(times)
})

test('a manager gets no actions on members that they do not manage', async () => {
  answer({
    'GET /api/merchant/staff': answerWith({
      ...everyone,
      members: [{ ...owner, isSelf: false, mayEdit: false }, omar],
      rolesToGive: ['staff'],
    }),
  })
  const user = await open()
  await user.click(await actionsOf(omar.name))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim())).toEqual([staff.removePin, staff.remove])
  expect(screen.queryByRole('button', { name: staff.actionsOf.replace('{{name}}', owner.name) })).toBeNull()
})

test('a member of the staff sees the person to ask', async () => {
  answer({
    'GET /api/merchant/staff': refuseWith(403, 'session.forbidden'),
    'POST /api/restaurants/refresh-token': { body: { success: true, accessToken: 'token' } },
  })
  await open()
  await screen.findByText(staff.forbidden)
})
