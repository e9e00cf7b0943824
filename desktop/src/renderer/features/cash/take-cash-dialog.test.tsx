// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { dirhams } from '@sufra/shared/money'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { TakeCashDialog } from './take-cash-dialog.tsx'

const { cash, refusals } = forDesk
const order = {
  orderId: 'a'.repeat(22),
  orderNumber: 1,
  status: 'Received',
  totalPrice: dirhams(4_550),
  payment: { method: 'Cash' },
} as const
type Sent = { received: number; key: string | undefined }

/** Opens the dialog for an order of 45.50 with these responses of the API; the last one is repeated. */
const open = async (...answers: { status: number; body: object }[]) => {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit & { body: string }) => {
    const { received } = JSON.parse(init.body) as { received: number }
    sent.push({ received, key: new Headers(init.headers).get('idempotency-key') ?? undefined })
    const { status, body } = answers[Math.min(sent.length, answers.length) - 1] ?? expect.fail('no answer')
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const onClose = vi.fn()
  const user = await renderForUser(<TakeCashDialog order={order} onClose={onClose} />)
  return { user, sent, onClose, press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })) }
}
const taken = (change: number, hasOpenShift = true) => ({
  status: 200,
  body: { success: true, data: { amount: 45.5, change, hasOpenShift } },
})

test('a single tap takes the exact amount and closes the dialog', async () => {
  const { sent, onClose, press } = await open(taken(0))
  await press(cash.exact)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toMatchObject([{ received: 45.5 }])
})

test('a single tap on a note takes it, and the change stays visible until it is closed', async () => {
  const { sent, onClose, press } = await open(taken(4.5))
  expect(screen.getAllByRole('button', { name: /QAR/ }).map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual([
    'QAR 50.00',
    'QAR 100.00',
    'QAR 200.00',
    'QAR 500.00',
  ])
  await press(/50\.00/)
  expect((await screen.findByText(/4\.50/)).closest('[role=status]')?.textContent).toMatch(/^Change/)
  expect(onClose).not.toHaveBeenCalled()
  await press(cash.done)
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toMatchObject([{ received: 50 }])
})

test('a typed amount shows its change, and less than the amount due is refused beside its field', async () => {
  const { user, sent, press } = await open(taken(0.5))
  const field = () => screen.getByRole('textbox', { name: cash.received })
  await user.type(field(), '45.49')
  await press(cash.take)
  expect(screen.getByRole('alert').textContent).toBe(refusals.cash.below_due)
  await user.clear(field())
  await user.type(field(), '45,505')
  await press(cash.take)
  expect(screen.getByRole('alert').textContent).toBe(cash.amountWrong)
  await user.clear(field())
  await user.type(field(), '٤٦')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toMatch(/0\.50/)
  expect(sent).toEqual([])
  await press(cash.take)
  await waitFor(() => expect(sent).toMatchObject([{ received: 46 }]))
})

test('a refusal is shown, and another attempt with the same amount has the same key', async () => {
  const refusal = { status: 409, body: { error: 'cash.already_paid', message: 'x' } }
  const { sent, onClose, press } = await open(refusal)
  await press(cash.exact)
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.cash.already_paid)
  await press(cash.exact)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.key).toBeDefined()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await press(/100\.00/)
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
  expect(onClose).not.toHaveBeenCalled()
})

test('cash without an open shift says so beside the change', async () => {
  const { press } = await open(taken(4.5, false))
  await press(/50\.00/)
  expect(await screen.findByText(cash.outsideShift)).toBeDefined()
})

test('while the desktop app is offline its response has no data, and the page calculates the change', async () => {
  const { press } = await open({ status: 200, body: { success: true, message: 'Queued' } })
  await press(/50\.00/)
  expect((await screen.findByText(/4\.50/)).closest('[role=status]')).not.toBeNull()
  expect(screen.queryByText(cash.outsideShift)).toBeNull()
})
