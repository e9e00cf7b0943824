// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentSession, storeSession } from '../../../common/session/session-state.ts'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { SwitchPerson } from './switch-person.tsx'

const { people, refusals } = forDesk
const restaurant = {
  _id: '0192a000-0000-7000-8000-000000000009',
  name: { en: 'Bayt Noora', ar: '' },
  branchName: '',
  timeZone: 'Asia/Qatar',
}
const user = {
  id: restaurant._id,
  role: 'merchant',
  status: 'accepted',
  name: 'Omar Saleh',
  email: 'omar@example.com',
  restaurant,
} as const
const salma = { id: '0192a000-0000-7000-8000-000000000001', name: 'Salma Haddad', role: 'manager', isSelf: false }
const switchPath = `POST /api/merchant/people/${salma.id}/switch`

const answer = (answers: Record<string, Answer> = {}) =>
  answerCalls({
    'GET /api/merchant/people': answerWith({ people: [salma, { ...salma, id: user.id, isSelf: true }], hasPin: true, mayHavePin: true }),
    'GET /api/restaurants/me': answerWith(user),
    ...answers,
  })

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // toasts query whether motion is reduced
  storeSession({ user })
})
const open = async () => {
  const tester = await renderForUser(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SwitchPerson />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await tester.click(screen.getByRole('button', { name: people.switchFrom.replace('{{name}}', user.name) }))
  return tester
}
const toPad = async () => {
  const tester = await open()
  await tester.click(await screen.findByRole('button', { name: new RegExp(salma.name) }))
  return tester
}
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: people.continue })

test('another member takes over with the keys on the screen', async () => {
  const sent = answer({
    [switchPath]: { body: { success: true, message: 'Switched', accessToken: 'x', data: { ...user, name: salma.name } } },
  })
  const tester = await toPad()
  for (const digit of ['2', '5', '8', '8'])
    await tester.click(screen.getByRole('button', { name: people.digit.replace('{{digit}}', digit) }))
  await tester.click(screen.getByRole('button', { name: people.delete }))
  expect(next().disabled).toBe(true)
  await tester.click(screen.getByRole('button', { name: people.digit.replace('{{digit}}', '0') }))
  await tester.click(next())
  await waitFor(() => expect(currentSession()?.user?.name).toBe(salma.name))
  expect(sent[switchPath]).toEqual([{ pin: '2580' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the keyboard types the PIN at once, also between taps on the keys', async () => {
  const sent = answer({
    [switchPath]: { body: { success: true, message: 'Switched', accessToken: 'x', data: { ...user, name: salma.name } } },
  })
  const tester = await toPad()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(people.pin)))
  await tester.keyboard('72')
  await tester.click(screen.getByRole('button', { name: people.digit.replace('{{digit}}', '9') }))
  await tester.keyboard('4{Enter}')
  await waitFor(() => expect(currentSession()?.user?.name).toBe(salma.name))
  expect(sent[switchPath]).toEqual([{ pin: '7294' }])
})

test('a PIN typed on an Arabic keyboard has Latin digits, and at most six', async () => {
  const sent = answer({ [switchPath]: refuseWith(400, 'pin.wrong') })
  const tester = await toPad()
  await tester.type(screen.getByLabelText(people.pin), '٢٥a٨٠١٣٩{Enter}')
  await screen.findByText(refusals.pin.wrong)
  expect(sent[switchPath]).toEqual([{ pin: '258013' }])
  expect(screen.getByLabelText<HTMLInputElement>(people.pin).value).toBe('')
  expect(currentSession()?.user?.name).toBe(user.name)
})

test('a locked PIN shows when to try again', async () => {
  const retryAt = new Date(Date.now() + 600_000).toISOString()
  answer({ [switchPath]: refuseWith(429, 'pin.locked', { retryAt }) })
  const tester = await toPad()
  await tester.type(screen.getByLabelText(people.pin), '2580{Enter}')
  await screen.findByText(refusals.pin.locked)
  screen.getByText(/Try again in (?:10:00|9:5\d)\./)
})

test("the user's own PIN is set with the password, unless it is easy to guess", async () => {
  const sent = answer({ 'PUT /api/merchant/pin': { body: { success: true, message: 'PIN set' } } })
  const tester = await open()
  await tester.click(await screen.findByRole('button', { name: people.changePin }))
  await tester.type(screen.getByLabelText(people.newPin), '1234')
  await tester.type(screen.getByLabelText(people.password), 'Sufra@2026')
  await tester.click(screen.getByRole('button', { name: people.save }))
  await screen.findByText(refusals.pin.guessable)
  await tester.clear(screen.getByLabelText(people.newPin))
  await tester.type(screen.getByLabelText(people.newPin), '2580')
  await tester.click(screen.getByRole('button', { name: people.save }))
  await screen.findByRole('list', { name: people.choose })
  expect(sent['PUT /api/merchant/pin']).toEqual([{ password: 'Sufra@2026', pin: '2580' }])
})

test('the PIN pad accepts keys, Backspace and Enter immediately when it opens after the list of people', async () => {
  const sent = answer({ [switchPath]: refuseWith(400, 'pin.wrong') })
  const tester = await toPad()
  await tester.keyboard('258{Backspace}{Backspace}794{Enter}')
  await screen.findByText(refusals.pin.wrong)
  expect(sent[switchPath]).toEqual([{ pin: '2794' }])
  await tester.keyboard('7294{Enter}')
  await waitFor(() => expect(sent[switchPath]).toHaveLength(2))
  expect(sent[switchPath]?.[1]).toEqual({ pin: '7294' })
})

test('an owner sets a PIN of six digits, and without other members sees advice', async () => {
  const sent = answer({
    'GET /api/merchant/people': answerWith({ people: [], hasPin: false, mayHavePin: true, minLength: 6 }),
    'PUT /api/merchant/pin': { body: { success: true, message: 'PIN set' } },
  })
  const tester = await open()
  await screen.findByText(people.none)
  await tester.click(screen.getByRole('button', { name: people.setPin }))
  screen.getByText(people.ownerPinText)
  await tester.type(screen.getByLabelText(people.newPin), '25801')
  await tester.type(screen.getByLabelText(people.password), 'Sufra@2026')
  await tester.click(screen.getByRole('button', { name: people.save }))
  await screen.findByText(refusals.pin.owner_length)
  await tester.type(screen.getByLabelText(people.newPin), '4')
  await tester.click(screen.getByRole('button', { name: people.save }))
  await waitFor(() => expect(sent['PUT /api/merchant/pin']).toEqual([{ password: 'Sufra@2026', pin: '258014' }]))
})
