// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { AdministratorsSection } from './administrators-section.tsx'

const { administrators, refusals, accounts, secondFactor } = forDesk
const list = 'GET /api/admin/administrators'
const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`
const ada = {
  id: idOf(1),
  firstName: 'Ada',
  lastName: 'Admin',
  email: 'ada@sufra.test',
  role: 'owner',
  isDisabled: false,
  isSelf: true,
  hasSecondFactor: false,
  invitedUntil: null,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
}
const omar = { ...ada, id: idOf(2), firstName: 'Omar', lastName: 'Saleh', email: 'omar@sufra.test', role: 'support', isSelf: false }
const hessa = { ...omar, id: idOf(3), firstName: 'Hessa', email: 'hessa@sufra.test', invitedUntil: '2020-01-01T00:00:00.000Z' }

const answer = (answers: Record<string, Answer> = {}) => answerCalls({ [list]: answerWith([ada, omar, hessa]), ...answers })
const open = () =>
  renderPage(
    <main>
      <AdministratorsSection />
    </main>,
  )
const menuOf = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(await screen.findByRole('button', { name: administrators.actionsOf.replace('{{name}}', name) }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent.trim())
}

test('all administrators are listed with role and state', async () => {
  answer()
  await open()
  const rows = await within(await screen.findByRole('list', { name: administrators.title })).findAllByRole('listitem')
  expect(rows[0]?.textContent).toContain(administrators.you)
  expect(rows[1]?.textContent).toContain(administrators.role.support)
  expect(rows[2]?.textContent).toContain(administrators.lapsed)
})

test('the own row has only the devices, an invitation has resending and revoking', async () => {
  answer()
  const user = await open()
  expect(await menuOf(user, 'Ada Admin')).toEqual([administrators.sessions])
  await user.keyboard('{Escape}')
  expect(await menuOf(user, 'Hessa Saleh')).toEqual([administrators.again, administrators.revoke])
})

test('an invitation sends the chosen role; the default role is reviewer', async () => {
  const path = 'POST /api/admin/administrators'
  const sent = answer({ [path]: { body: { success: true, message: 'Invitation sent' } } })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: administrators.invite }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${administrators.role.reviewer}`) }).checked).toBe(true)
  await user.type(screen.getByLabelText(administrators.firstName), 'Noora')
  await user.type(screen.getByLabelText(administrators.lastName), 'Saleh')
  await user.type(screen.getByLabelText(administrators.email), 'noora@sufra.test')
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${administrators.role.finance}`) }))
  await user.click(screen.getByRole('button', { name: administrators.send }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[path]).toEqual([{ firstName: 'Noora', lastName: 'Saleh', email: 'noora@sufra.test', role: 'finance' }])
})

test('an invitation needs a name, and inviting an existing administrator is refused in the dialog', async () => {
  const path = 'POST /api/admin/administrators'
  const sent = answer({ [path]: refuseWith(409, 'administrator.exists') })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: administrators.invite }))
  await user.click(screen.getByRole('button', { name: administrators.send }))
  await screen.findByText(refusals.account.first_name_required)
  expect(sent[path]).toBeUndefined()
  for (const [label, text] of [
    [administrators.firstName, 'Omar'],
    [administrators.lastName, 'Saleh'],
    [administrators.email, omar.email],
  ] as const)
    await user.type(screen.getByLabelText(label), text)
  await user.click(screen.getByRole('button', { name: administrators.send }))
  await screen.findByText(refusals.administrator.exists)
  screen.getByRole('dialog')
})

test('an invitation is sent again, or revoked after a confirmation', async () => {
  const done: Answer = { body: { success: true, message: 'Done' } }
  const [again, revoke] = ['POST /api/admin/administrators', `DELETE /api/admin/administrators/${hessa.id}`]
  const sent = answer({ [again]: done, [revoke]: done })
  const user = await open()
  await menuOf(user, 'Hessa Saleh')
  await user.click(await screen.findByRole('menuitem', { name: administrators.again }))
  await waitFor(() => expect(sent[again]).toEqual([expect.objectContaining({ email: hessa.email })]))
  await menuOf(user, 'Hessa Saleh')
  await user.click(await screen.findByRole('menuitem', { name: administrators.revoke }))
  expect(sent[revoke]).toBeUndefined()
  await user.click(await screen.findByRole('button', { name: administrators.revoke }))
  await waitFor(() => expect(sent[revoke]).toHaveLength(1))
})

test('a changed role is sent with the role that was displayed', async () => {
  const path = `PUT /api/admin/administrators/${omar.id}/role`
  const sent = answer({ [path]: { body: { success: true, message: 'Role changed' } } })
  const user = await open()
  await menuOf(user, 'Omar Saleh')
  await user.click(await screen.findByRole('menuitem', { name: administrators.changeRole }))
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${administrators.role.finance}`) }))
  await user.click(screen.getByRole('button', { name: administrators.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[path]).toEqual([{ role: 'finance', seen: 'support' }])
})

test('disabling is confirmed first, and a refusal is shown', async () => {
  const path = `PUT /api/admin/administrators/${omar.id}/disabled`
  const sent = answer({ [path]: refuseWith(409, 'administrator.last_owner') })
  const user = await open()
  await menuOf(user, 'Omar Saleh')
  await user.click(await screen.findByRole('menuitem', { name: administrators.disable }))
  expect(sent[path]).toBeUndefined()
  await user.click(await screen.findByRole('button', { name: administrators.disable }))
  await screen.findByText(refusals.administrator.last_owner)
  expect(sent[path]).toEqual([{ isDisabled: true }])
  await waitFor(() => expect(sent[list]).toHaveLength(2))
})

test('the devices of an administrator are in a drawer', async () => {
  answer({ [`GET /api/admin/administrators/${omar.id}/sessions`]: answerWith([]) })
  const user = await open()
  await menuOf(user, 'Omar Saleh')
  await user.click(await screen.findByRole('menuitem', { name: administrators.sessions }))
  await screen.findByText(accounts.security.noSessions)
})

test('a second factor is in the row and is reset after a confirmation; a row without a second factor has no reset', async () => {
  const path = `DELETE /api/admin/administrators/${omar.id}/second-factor`
  const withFactor = answerWith([ada, { ...omar, hasSecondFactor: true }, { ...hessa, invitedUntil: null }])
  const sent = answer({ [list]: withFactor, [path]: { body: { success: true, message: 'Second factor reset' } } })
  const user = await open()
  await screen.findByText(secondFactor.on, { exact: false })
  expect(await menuOf(user, 'Hessa Saleh')).not.toContain(secondFactor.reset)
  await user.keyboard('{Escape}')
  await menuOf(user, 'Omar Saleh')
  await user.click(await screen.findByRole('menuitem', { name: secondFactor.reset }))
  expect(sent[path]).toBeUndefined()
  await user.click(await screen.findByRole('button', { name: secondFactor.reset }))
  await screen.findByText(secondFactor.wasReset.replace('{{name}}', 'Omar Saleh'))
  expect(sent[path]).toHaveLength(1)
})
