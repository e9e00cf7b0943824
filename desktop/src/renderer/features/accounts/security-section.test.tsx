// @vitest-environment jsdom
import { changePassword, endAllSessions, listSessions } from '@sufra/shared/accounts/own-account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { SecuritySection } from './security-section.tsx'

const { accounts, refusals } = forDesk
const texts = accounts.security
const list = `GET ${listSessions.path}`
const change = `PUT ${changePassword.path}`
const endAll = `POST ${endAllSessions.path}`
const done: Answer = { body: { success: true, message: 'Done' } }
const time = '2026-11-20T12:00:00.000Z'
const here = { id: 'a'.repeat(22), browser: 'Chrome', system: 'Windows', signedInAt: time, lastUsedAt: time, isThis: true }
const other = { ...here, id: 'b'.repeat(22), browser: 'Safari', system: 'iOS', isThis: false }

const open = async (answers: Record<string, Answer> = {}) => {
  const given: Record<string, Answer> = { [list]: answerWith([here, other]), ...answers }
  const sent = answerCalls(given)
  const user = await renderPage(<SecuritySection />)
  const devices = within(screen.getByRole('region', { name: texts.sessions }))
  await devices.findAllByRole('listitem')
  return { user, sent, answers: given, devices }
}

test("the user's devices are listed, and each except this one can be signed out", async () => {
  const end = `DELETE ${listSessions.path}/${other.id}`
  const { user, sent, answers, devices } = await open({ [end]: done })
  expect(devices.getByText(texts.thisDevice).closest('li')?.textContent).toContain('Chrome · Windows')
  const buttons = within(devices.getByRole('list')).getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([texts.endNamed.replace('{{name}}', 'Safari · iOS')])
  answers[list] = answerWith([here])
  await user.click(buttons[0] ?? document.body)
  await screen.findByText(texts.ended)
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1))
  expect(sent[end]).toHaveLength(1)
})

test('a new password needs the current one, whose field gets the focus when it is wrong', async () => {
  const { user, sent, answers } = await open({ [change]: refuseWith(400, 'account.password_wrong') })
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const fill = async (label: string, text: string) => {
    await user.clear(field(label))
    await user.paste(text)
  }
  await fill(texts.current, 'Wrong@2026')
  await fill(accounts.newPassword, 'Cumin@2027')
  await fill(accounts.confirmPassword, 'Cumin@2027')
  await user.click(screen.getByRole('button', { name: texts.change }))
  await screen.findByText(refusals.account.password_wrong)
  await waitFor(() => expect(document.activeElement).toBe(field(texts.current)))
  answers[change] = done
  await fill(texts.current, 'Saffron#2026')
  await user.click(screen.getByRole('button', { name: texts.change }))
  await screen.findByText(texts.changed)
  expect(sent[change]?.at(-1)).toEqual({ current: 'Saffron#2026', password: 'Cumin@2027' })
  for (const label of [texts.current, accounts.newPassword, accounts.confirmPassword]) expect(field(label).value).toBe('')
})

test('signing out everywhere is confirmed first', async () => {
  const { user, sent } = await open({ [endAll]: done })
  await user.click(screen.getByRole('button', { name: texts.everywhere }))
  expect(sent[endAll]).toBeUndefined()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.everywhere }))
  await waitFor(() => expect(sent[endAll]).toHaveLength(1))
})

test('the ten devices used last are listed, and all of them on request', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...other, id: String(index).padStart(22, 'c') }))
  const { user, devices } = await open({ [list]: answerWith([here, ...many]) })
  expect(devices.getAllByRole('listitem')).toHaveLength(10)
  await user.click(devices.getByRole('button', { name: texts.showAll.replace('{{number}}', '13') }))
  expect(devices.getAllByRole('listitem')).toHaveLength(13)
  expect(devices.queryByRole('button', { name: texts.showAll.replace('{{number}}', '13') })).toBeNull()
})
