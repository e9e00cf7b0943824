// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { dirhams } from '@sufra/shared/money'
import { Toasts } from '@sufra/shared/ui/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { CustomerDrawer } from './customer-drawer.tsx'

const { common, customers, refusals } = forDesk
const customer = {
  mobileNumber: '97455512345',
  customerName: 'Maryam',
  orders: 3,
  spent: dirhams(3_050),
  lastVisitAt: '2026-11-20T12:00:00.000Z',
  note: 'Likes karak',
}
const path = '/api/merchant/customers/97455512345'
const done: Answer = { body: { success: true, message: '' } }

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true }))) // toasts query whether motion is reduced

const open = async (answers: Record<string, Answer> = {}, isOffline = false) => {
  const sent = answerCalls(answers)
  const onClose = vi.fn()
  const user = await renderForUser(
    <MemoryRouter>
      <CustomerDrawer customer={customer} isOffline={isOffline} onClose={onClose} />
      <Toasts />
    </MemoryRouter>,
  )
  return { user, sent, onClose, button: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }) }
}

test('a note can be saved once it has changed', async () => {
  const { user, sent, button } = await open({ [`PATCH ${path}/note`]: done })
  expect(button(customers.saveNote).disabled).toBe(true)
  await user.type(screen.getByLabelText(customers.note), ' ')
  expect(button(customers.saveNote).disabled).toBe(true)
  await user.type(screen.getByLabelText(customers.note), 'and dates')
  await user.click(button(customers.saveNote))
  await screen.findByText(customers.noteSaved)
  expect(sent[`PATCH ${path}/note`]).toEqual([{ note: 'Likes karak and dates' }])
  expect(button(customers.saveNote).disabled).toBe(true)
})

test('a guest is deleted after a confirmation, and not before', async () => {
  const { user, sent, button, onClose } = await open({ [`DELETE ${path}`]: { body: { success: true, data: { orders: 3 } } } })
  await user.click(button(customers.delete))
  const dialog = within(screen.getAllByRole('dialog').at(-1) ?? document.body)
  await user.click(dialog.getByRole('button', { name: common.cancel }))
  expect(sent).toEqual({})
  await user.click(button(customers.delete))
  await user.click(within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name: customers.delete }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[`DELETE ${path}`]).toHaveLength(1)
})

test('a guest with an open order stays, and the reason is shown', async () => {
  const { user, button, onClose } = await open({ [`DELETE ${path}`]: refuseWith(409, 'guest.has_open_order') })
  await user.click(button(customers.delete))
  await user.click(within(screen.getAllByRole('dialog').at(-1) ?? document.body).getByRole('button', { name: customers.delete }))
  await screen.findByText(refusals.guest.has_open_order)
  expect(onClose).not.toHaveBeenCalled()
})

test('without a connection no control is enabled', async () => {
  const { button, user } = await open({}, true)
  await user.type(screen.getByLabelText(customers.note), 'more')
  for (const name of [customers.saveNote, customers.export, customers.delete]) expect(button(name).disabled).toBe(true)
})
