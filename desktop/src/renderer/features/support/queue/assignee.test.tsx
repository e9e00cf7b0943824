// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { Assignee } from './assignee.tsx'

const { support, refusals } = forDesk
const idOf = (count: number) => `0192a000-0000-7000-8000-00000000000${count}`
const [ada, omar, gone] = [
  { id: idOf(1), name: 'Ada Admin' },
  { id: idOf(2), name: 'Omar Saleh' },
  { id: idOf(3), name: 'Hessa Saleh' },
]
const restaurant = { id: idOf(8), name: { en: 'Shams', ar: 'شمس' }, branchName: 'Marina', phone: '+97141234567' }
const path = `PUT /api/admin/support-requests/${restaurant.id}/${idOf(9)}/assignee`
const me = { id: ada.id, firstName: 'Ada', lastName: 'Admin', email: 'ada@sufra.test', role: 'admin', adminRole: 'owner' }

const open = async (assignee: typeof ada | null, assigned: Answer) => {
  const onAssigned = vi.fn()
  const sent = answerCalls({
    'GET /api/restaurants/me': answerWith(me),
    'GET /api/admin/support-administrators': answerWith([ada, omar]),
    [path]: assigned,
  })
  const user = await renderPage(<Assignee request={{ id: idOf(9), restaurant, assignee }} onAssigned={onAssigned} />)
  const control = screen.getByLabelText<HTMLSelectElement>(support.queue.assignee)
  await screen.findByRole('option', { name: omar.name })
  return { user, sent, control, onAssigned, own: () => screen.queryByRole('button', { name: support.queue.assignToMe }) }
}
const names = ({ options }: HTMLSelectElement) => [...options].map(({ text }) => text)

test('an unassigned request offers everyone who answers, and one press assigns it to the reader', async () => {
  const { user, sent, control, onAssigned } = await open(null, answerWith({ assignee: ada }))
  expect(control.selectedOptions[0]?.text).toBe(support.queue.unassigned)
  expect(names(control)).toEqual([support.queue.unassigned, ada.name, omar.name])
  await user.click(await screen.findByRole('button', { name: support.queue.assignToMe }))
  await waitFor(() => expect(onAssigned).toHaveBeenCalledWith({ assignee: ada }))
  expect(sent[path]).toEqual([{ administratorId: ada.id }])
})

test("the caller's own request can be assigned to another administrator, or unassigned", async () => {
  const { user, sent, control, onAssigned, own } = await open(ada, answerWith({ assignee: null }))
  expect(control.value).toBe(ada.id)
  await user.selectOptions(control, omar.name)
  await waitFor(() => expect(control.disabled).toBe(false))
  await user.selectOptions(control, support.queue.unassigned)
  await waitFor(() => expect(onAssigned).toHaveBeenCalledTimes(2))
  expect(sent[path]).toEqual([{ administratorId: omar.id }, { administratorId: null }])
  expect(own()).toBeNull()
})

test('an assigned administrator who no longer answers requests stays listed', async () => {
  const { control } = await open(gone, answerWith({}))
  expect(control.value).toBe(gone.id)
  expect(names(control)).toEqual([support.queue.unassigned, gone.name, ada.name, omar.name])
})

test('a refusal is shown, and the assignment stays unchanged', async () => {
  const { user, control, onAssigned } = await open(ada, refuseWith(400, 'support.not_administrator'))
  await user.selectOptions(control, omar.name)
  await screen.findByText(refusals.support.not_administrator)
  expect(onAssigned).not.toHaveBeenCalled()
  expect(control.value).toBe(ada.id)
})
