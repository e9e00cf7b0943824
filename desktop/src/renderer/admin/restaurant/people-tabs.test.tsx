// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { aRestaurant, detailsPath, idOf, openRestaurant, pathOf } from './a-restaurant.test-data.tsx'

const { restaurantPage: texts, accounts, staff, people, devices, common, refusals } = forDesk
const noora = {
  id: idOf(2),
  name: 'Noora Ali',
  email: 'noora@sufra.test',
  role: 'owner',
  lastUsedAt: '2026-11-20T12:00:00.000Z',
  hasPin: false,
}
const omar = { ...noora, id: idOf(3), name: 'Omar Saleh', email: 'omar@sufra.test', role: 'staff', lastUsedAt: null, hasPin: true }
const invitation = { id: idOf(4), email: 'salma@sufra.test', role: 'manager', expiresAt: '2099-01-01T00:00:00.000Z' }
const session = {
  id: 'A'.repeat(22),
  browser: 'Chrome',
  system: 'Windows',
  signedInAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: '2026-11-20T13:00:00.000Z',
  isThis: false,
}
const device = {
  id: idOf(5),
  label: 'Front counter',
  browser: 'Sufra',
  system: 'Windows',
  appVersion: '1.4.0',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  people: ['Omar Saleh'],
  isThis: false,
}
const staffPath = pathOf('GET', 'staff')
const sessionsPath = pathOf('GET', `staff/${omar.id}/sessions`)
const endPath = pathOf('DELETE', `staff/${omar.id}/sessions/${session.id}`)
const devicesPath = pathOf('GET', 'devices')
const revokePath = pathOf('DELETE', `devices/${device.id}`)
const team = answerWith({ members: [noora, omar], invitations: [invitation] })
const done = { body: { success: true, message: '' } }
const sessionsOf = (name: string) => `${texts.sessions}: ${name}`

test('staff shows the members with roles and PINs, and the invitations', async () => {
  await openRestaurant('staff', { answers: { [staffPath]: team } })
  const [first, second] = within(await screen.findByRole('list', { name: staff.title })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Noora Ali')
  expect(within(second ?? document.body).getByText(people.pin)).toBeTruthy()
  expect(within(second ?? document.body).getByText(staff.neverUsed)).toBeTruthy()
  expect(within(screen.getByRole('list', { name: staff.invitations })).getByText('salma@sufra.test')).toBeTruthy()
})

test('a restaurant without invitations shows none', async () => {
  await openRestaurant('staff', { answers: { [staffPath]: answerWith({ members: [noora], invitations: [] }) } })
  await screen.findByText('Noora Ali')
  expect(screen.queryByText(staff.invitations)).toBeNull()
})

test('support signs a member out on one device', async () => {
  const answers = { [staffPath]: team, [sessionsPath]: answerWith([session]), [endPath]: done }
  const { user, sent } = await openRestaurant('staff', { role: 'support', answers })
  await user.click(await screen.findByRole('button', { name: sessionsOf('Omar Saleh') }))
  await user.click(await screen.findByRole('button', { name: accounts.security.endNamed.replace('{{name}}', 'Chrome · Windows') }))
  expect(await screen.findByText(accounts.security.ended)).toBeTruthy()
  expect(sent[endPath]).toHaveLength(1)
})

test.each(['reviewer', 'finance'] as const)('a %s sees sessions and devices, and ends none', async (role) => {
  const answers = { [staffPath]: team, [sessionsPath]: answerWith([session]), [devicesPath]: answerWith([device]) }
  const { user, router } = await openRestaurant('staff', { role, answers })
  await user.click(await screen.findByRole('button', { name: sessionsOf('Omar Saleh') }))
  expect(await screen.findByText('Chrome · Windows')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  await router.navigate(`/admin/provisions/${aRestaurant.id}/devices`)
  expect(await screen.findByText('Front counter')).toBeTruthy()
  expect(screen.queryByRole('button', { name: devices.actionsOf.replace('{{name}}', 'Front counter') })).toBeNull()
})

const revoke = async (user: Awaited<ReturnType<typeof openRestaurant>>['user']) => {
  await user.click(await screen.findByRole('button', { name: devices.actionsOf.replace('{{name}}', 'Front counter') }))
  await user.click(await screen.findByRole('menuitem', { name: devices.revoke }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: devices.revoke }))
}

test('a device is revoked after a confirmation, and the list is fetched again', async () => {
  const { user, sent } = await openRestaurant('devices', { answers: { [devicesPath]: answerWith([device]), [revokePath]: done } })
  await screen.findByText('Front counter')
  await revoke(user)
  expect(await screen.findByText(devices.revoked)).toBeTruthy()
  await waitFor(() => expect(sent[devicesPath]?.length).toBeGreaterThan(1))
})

test('revoking a device that was already revoked shows the reason', async () => {
  const answers = { [devicesPath]: answerWith([device]), [revokePath]: refuseWith(404, 'device.not_found') }
  const { user } = await openRestaurant('devices', { answers })
  await revoke(user)
  expect(await screen.findByText(refusals.device.not_found)).toBeTruthy()
})

test('a restaurant without devices shows a message', async () => {
  await openRestaurant('devices', { answers: { [devicesPath]: answerWith([]) } })
  expect(await screen.findByText(texts.noDevices)).toBeTruthy()
})

test.each([
  ['staff', staffPath, team, 'Noora Ali'],
  ['devices', devicesPath, answerWith([device]), 'Front counter'],
])('a failure of %s has a retry button', async (tab, path, answer, shown) => {
  const { user } = await openRestaurant(tab, { answers: { [path]: refuseWith(404, 'restaurant.not_found') } })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [detailsPath]: answerWith(aRestaurant), [path]: answer })
  await user.click(retry)
  expect(await screen.findByText(shown)).toBeTruthy()
})
