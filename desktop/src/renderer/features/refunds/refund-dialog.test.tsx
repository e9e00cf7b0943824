// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { orderPaymentsInDirhams } from '@sufra/shared/refunds/refunds-in-dirhams'
import type { OrderPaymentsOnWire } from '@sufra/shared/refunds/refund.routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { anOrderOnWire } from '../order-text/an-order.test-data.ts'
import { RefundDialog } from './refund-dialog.tsx'

const { refunds: texts, refusals } = forDesk
const itemOf = (name: string, quantity: number, total: number) => ({
  itemId: '0193a2f0-0000-7000-8000-000000000100',
  name: { en: name, ar: name },
  quantity,
  pricePerItem: total / quantity,
  addOns: [],
  total,
})
const card = { method: 'Card', state: 'captured', cashAmount: null, change: null, paid: 25.5, refunded: 0 } as const
const paymentsOf = (payment: Partial<CounterOrderOnWire['payment']> = {}, more: Partial<OrderPaymentsOnWire> = {}) =>
  orderPaymentsInDirhams({
    order: anOrderOnWire({
      items: [itemOf('Karak', 2, 10), itemOf('Shawarma', 1, 15.5)],
      totalPrice: 25.5,
      payment: { ...card, ...payment },
    }),
    received: [],
    refunds: [],
    mayRefund: true,
    ...more,
  })

type Sent = { key: string; body: Record<string, unknown> }
let sent: Sent[] = []
/** Replies of the server, one after the other. */
let replies: (() => Response)[] = []
const aRefund = {
  refundId: '0193a2f0-0000-7000-8000-000000000200',
  amount: 1,
  lines: [],
  reason: 'quality' as const,
  way: 'gateway' as const,
  state: 'succeeded' as const,
  requestedAt: '2026-11-20T12:00:00.000Z',
  kind: 'full' as const,
  note: '',
  requestedBy: 'Noora',
  decidedAt: null,
}
const refundReply = (state: string) => () => Response.json({ success: true, data: { ...aRefund, state } })

beforeEach(() => {
  sent = []
  replies = []
  vi.stubGlobal('fetch', async (_url: string, init: { headers: HeadersInit; body: string }) => {
    sent.push({ key: new Headers(init.headers).get('idempotency-key') ?? '', body: JSON.parse(init.body) as Sent['body'] })
    return (replies.shift() ?? refundReply('succeeded'))()
  })
})

const open = async (payments = paymentsOf(), isOffline = false) => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const [onClose, onChanged] = [vi.fn(), vi.fn()]
  const user = await renderForUser(<RefundDialog payments={payments} isOffline={isOffline} onChanged={onChanged} onClose={onClose} />)
  const choose = (name: string) => user.click(screen.getByRole('button', { name }))
  const confirmButton = () => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: /QAR/ })
  return {
    user,
    onClose,
    onChanged,
    choose,
    pick: (label: string) => user.click(screen.getByLabelText(label)),
    confirm: () => user.click(confirmButton()),
    amount: () => screen.getByRole('status').textContent?.replace(/\s/g, ' '),
    problem: () => screen.queryByRole('alert')?.textContent,
    /** The reason why the confirm button is disabled; undefined when it is enabled. */
    disabledFor: () => {
      const button = confirmButton()
      return button.disabled ? document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent : undefined
    },
  }
}

test('the complete remaining amount is shown large, and needs a reason', async () => {
  const { amount, confirm, problem, pick, onClose } = await open(paymentsOf({ refunded: 5.5 }))
  expect(amount()).toBe('QAR 20.00')
  await confirm()
  expect(problem()).toBe(refusals.refund.reason_required)
  expect(sent).toEqual([])
  await pick(texts.reason.quality)
  await confirm()
  expect(sent).toMatchObject([{ body: { kind: 'full', amount: 20, reason: 'quality', note: '', way: 'gateway' } }])
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('items are chosen up to their remaining quantity', async () => {
  const earlier = { ...aRefund, amount: 5, kind: 'lines' as const, lines: [{ line: 0, quantity: 1 }] }
  const { amount, choose, confirm, pick, disabledFor } = await open(paymentsOf({ refunded: 5 }, { refunds: [earlier] }))
  await choose(texts.kind.lines)
  await pick(texts.reason.wrong_item)
  expect(disabledFor()).toBe(refusals.refund.lines_required)
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Karak' })
  await choose('More: Karak')
  expect(more.disabled).toBe(true)
  await choose('More: Shawarma')
  expect(amount()).toBe('QAR 20.50')
  await choose('Fewer: Shawarma')
  expect(disabledFor()).toBeUndefined()
  await confirm()
  expect(sent).toMatchObject([{ body: { kind: 'lines', lines: [{ line: 0, quantity: 1 }], amount: 5 } }])
})

test.each([
  ['', refusals.refund.amount_required],
  ['0', refusals.refund.amount_required],
  ['abc', refusals.money.invalid],
  ['1.234', refusals.money.invalid],
])('the amount %j cannot be returned: the button is disabled, with the reason', async (typed, expected) => {
  const { user, choose, pick, disabledFor } = await open(paymentsOf({ method: 'Cash', state: undefined }))
  await choose(texts.kind.amount)
  await pick(texts.reason.goodwill)
  if (typed) await user.type(screen.getByLabelText(texts.amount), typed)
  expect(disabledFor()).toBe(expected)
  await user.clear(screen.getByLabelText(texts.amount))
  await user.type(screen.getByLabelText(texts.amount), '0.01')
  expect(disabledFor()).toBeUndefined()
})

test('more than the paid amount is not sent', async () => {
  const { user, choose, pick, confirm, problem } = await open()
  await choose(texts.kind.amount)
  await pick(texts.reason.goodwill)
  await user.type(screen.getByLabelText(texts.amount), '25.51')
  await confirm()
  expect(problem()).toBe(refusals.refund.above_paid)
  expect(sent).toEqual([])
})

test('an amount can be typed with Arabic digits', async () => {
  const { user, choose, pick, confirm } = await open()
  await choose(texts.kind.amount)
  await pick(texts.reason.goodwill)
  await user.type(screen.getByLabelText(texts.amount), '٢٥٫٥')
  await confirm()
  expect(sent).toMatchObject([{ body: { kind: 'amount', amount: 25.5 } }])
})

test('another reason needs a note', async () => {
  const { user, pick, confirm, problem } = await open()
  await pick(texts.reason.other)
  await confirm()
  expect(problem()).toBe(refusals.refund.note_required)
  await user.type(screen.getByLabelText(texts.note), 'A hair')
  await confirm()
  expect(sent).toMatchObject([{ body: { reason: 'other', note: 'A hair' } }])
})

test('cash can be handed back for a card payment, and a cash payment has no other way', async () => {
  const { pick, confirm } = await open()
  await pick(texts.reason.goodwill)
  await pick(texts.way.cash)
  expect(screen.getByRole('button', { name: /Hand back QAR/ })).toBeDefined()
  await confirm()
  expect(sent).toMatchObject([{ body: { way: 'cash' } }])
})

test('a cash payment is handed back in cash without a choice', async () => {
  await open(paymentsOf({ method: 'Cash', state: undefined }))
  expect(screen.queryByLabelText(texts.way.gateway)).toBeNull()
  expect(screen.getByRole('button', { name: /Hand back QAR/ })).toBeDefined()
})

test('a declined refund stays open and offers cash', async () => {
  replies = [refundReply('declined')]
  const { pick, confirm, problem, onClose, onChanged } = await open()
  await pick(texts.reason.quality)
  await confirm()
  await waitFor(() => expect(problem()).toMatch(/declined/))
  expect(onClose).not.toHaveBeenCalled()
  expect(onChanged).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Hand back QAR/ })).toBeDefined()
})

test('a declined partial refund says that some cards are refunded in full only, and is handed back in cash', async () => {
  replies = [refundReply('declined')]
  const { user, choose, pick, confirm, problem } = await open()
  await choose(texts.kind.amount)
  await user.type(screen.getByLabelText(texts.amount), '10')
  await pick(texts.reason.quality)
  await confirm()
  await waitFor(() => expect(problem()?.replace(/\s/g, ' ')).toBe(texts.declinedPart.replaceAll('{{amount}}', 'QAR 10.00')))
  await confirm()
  expect(sent).toMatchObject([{ body: { way: 'gateway', amount: 10 } }, { body: { way: 'cash', amount: 10 } }])
})

test('a refusal is shown; the same refund keeps its key, and another refund gets a new key', async () => {
  const refusal = () => Response.json({ error: 'refund.amount_changed', message: '' }, { status: 409 })
  replies = [refusal, refusal]
  const { pick, confirm, problem } = await open()
  await pick(texts.reason.quality)
  await confirm()
  await waitFor(() => expect(problem()).toBe(refusals.refund.amount_changed))
  await confirm()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await pick(texts.reason.goodwill)
  await confirm()
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('without a connection the refund cannot be sent', async () => {
  const { problem } = await open(paymentsOf(), true)
  expect(problem()).toBe(texts.offline)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Refund QAR/ }).disabled).toBe(true)
})
