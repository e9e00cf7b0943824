// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { DeactivationDialog } from './deactivation-dialog.tsx'

const { deactivation: texts, common, refusals } = forDesk
const restaurantId = '0192a000-0000-7000-8000-000000000001'
const path = `/api/admin/restaurants/${restaurantId}/deactivation`
const name = { en: 'Bayt Noora', ar: 'بيت نورة' }
const effect = { openOrders: 2, awaitingPayment: 1, membersSignedIn: 1, devices: 3 }
const accepted = { name, status: 'accepted', deactivation: null, effect }
const since = '2026-11-20T12:00:00.000Z'
const deactivated = { ...accepted, status: 'deactivated', deactivation: { since, reason: 'other', note: 'Please call us' } }

const open = async (answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ [`GET ${path}`]: answerWith(accepted), [`PUT ${path}`]: answerWith(deactivated), ...answers })
  const [onChanged, onClose] = [vi.fn(), vi.fn()]
  const user = await renderPage(
    <main>
      <DeactivationDialog restaurantId={restaurantId} title={texts.deactivate} onChanged={onChanged} onClose={onClose} />
    </main>,
  )
  return { sent, user, onChanged, onClose }
}
const button = (label: string) => screen.findByRole<HTMLButtonElement>('button', { name: label })
const confirmName = () => screen.getByLabelText(/^Type “.*Bayt Noora.*” to confirm$/)
const toReason = async (answers?: Record<string, Answer>) => {
  const opened = await open(answers)
  await opened.user.click(await button(texts.next))
  return opened
}

test('the first step shows the consequences, and sends nothing', async () => {
  const { sent } = await open()
  await screen.findByText(texts.effect.guests)
  for (const text of [
    '2 open orders can still be finished at the counter.',
    '1 more order is being paid. It can be finished once it is paid.',
    texts.effect.members_one.replace('{{count}}', '1'),
    '3 devices stay signed in.',
    texts.effect.owner,
  ])
    expect(screen.getByText(text)).toBeTruthy()
  expect(sent[`PUT ${path}`]).toBeUndefined()
})

test('a restaurant without orders, members and devices says so', async () => {
  const none = { openOrders: 0, awaitingPayment: 0, membersSignedIn: 0, devices: 0 }
  await open({ [`GET ${path}`]: answerWith({ ...accepted, effect: none }) })
  await screen.findByText(texts.effect.noOrders)
  expect(screen.getByText(texts.effect.noMembers)).toBeTruthy()
  expect(screen.getByText(texts.effect.noDevices)).toBeTruthy()
  expect(screen.queryByText(/being paid/)).toBeNull()
})

test('the second step deactivates after the name of the restaurant is typed, with the reason and the message', async () => {
  const { sent, user, onChanged, onClose } = await toReason()
  const deactivate = await button(texts.deactivate)
  expect(deactivate.disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: texts.reason.terms_violated }))
  await user.type(screen.getByLabelText(texts.note), 'Prices differ')
  await user.type(confirmName(), 'Bayt Noor')
  expect(deactivate.disabled).toBe(true)
  await user.type(confirmName(), 'a')
  expect(deactivate.disabled).toBe(false)
  await user.click(deactivate)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent[`PUT ${path}`]).toEqual([{ reason: 'terms_violated', note: 'Prices differ' }])
  expect(onChanged).toHaveBeenCalledOnce()
})

test('another reason needs a message', async () => {
  const { sent, user } = await toReason()
  await user.click(await screen.findByRole('radio', { name: texts.reason.other }))
  // Pasted text may contain direction marks.
  await user.type(confirmName(), '\u200Fbayt noora\u200E')
  await user.click(await button(texts.deactivate))
  expect(await screen.findByText(refusals.deactivation.note_required)).toBeTruthy()
  expect(sent[`PUT ${path}`]).toBeUndefined()
})

test('Back returns to the consequences, and cancelling changes nothing', async () => {
  const { sent, user, onChanged, onClose } = await toReason()
  await user.click(await button(texts.back))
  await screen.findByText(texts.effect.guests)
  await user.click(await button(common.cancel))
  expect(onClose).toHaveBeenCalledOnce()
  expect([onChanged.mock.calls, sent[`PUT ${path}`]]).toEqual([[], undefined])
})

test('a refusal stays in the dialog', async () => {
  const { user, onClose } = await toReason({ [`PUT ${path}`]: refuseWith(409, 'deactivation.not_accepted') })
  await user.type(confirmName(), 'Bayt Noora')
  await user.click(await button(texts.deactivate))
  expect(await screen.findByText(refusals.deactivation.not_accepted)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

test('a deactivated restaurant is restored, and the dialog shows why it was deactivated', async () => {
  const { sent, user, onChanged } = await open({ [`GET ${path}`]: answerWith(deactivated), [`DELETE ${path}`]: answerWith(accepted) })
  await screen.findByText('Please call us')
  expect(screen.getByText(new RegExp(texts.reason.other))).toBeTruthy()
  await user.click(await button(texts.restore))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(sent[`DELETE ${path}`]).toHaveLength(1)
})

test('a restaurant that was never accepted can be neither deactivated nor restored', async () => {
  await open({ [`GET ${path}`]: answerWith({ ...accepted, status: 'pending' }) })
  expect(await screen.findByText(texts.notPossible)).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts.next })).toBeNull()
})

test('a failure has a retry button', async () => {
  const { user } = await open({ [`GET ${path}`]: refuseWith(404, 'restaurant.not_found') })
  const retry = await button(common.retry)
  answerCalls({ [`GET ${path}`]: answerWith(accepted) })
  await user.click(retry)
  await screen.findByText(texts.effect.guests)
})
