// @vitest-environment jsdom
import { applyMoves } from '@sufra/shared/orders/apply-move'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anOrder } from '../order-text/an-order.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import type { Board } from './board/board.ts'
import { useMoves } from './use-moves.ts'

const order = anOrder({ orderNumber: 12, status: 'Received' })
const refetch = vi.fn<() => Promise<void>>(async () => {})

const Moving = ({ update }: { update: (next: (board: Board) => Board) => void }) => {
  const closedHere = useRef(new Set<string>())
  const { moves, sending, moveTo } = useMoves({ update, refetch, closedHere })
  return (
    <>
      <output>{`${applyMoves(order, moves).status}, ${sending.length} sent`}</output>
      <button type="button" onClick={() => moveTo(order, 'Preparing', { minutes: 20 })}>
        Accept
      </button>
      <button type="button" onClick={() => moveTo(order, 'Cancelled', { reason: 'too_busy' })}>
        Cancel
      </button>
    </>
  )
}

/** The server holds each response until the test releases it. */
const open = async () => {
  const sent: { status: OrderStatus; answer: (isAccepted: boolean) => void }[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { status } = JSON.parse(body) as { status: OrderStatus }
    return new Promise((resolve) => {
      const answer = (isAccepted: boolean) => {
        const reply = isAccepted
          ? { success: true, data: { ...order, status } }
          : { success: false, error: 'order.not_found', message: 'order.not_found' }
        const answered = isAccepted ? 200 : 404
        resolve({ ok: isAccepted, status: answered, statusText: '', headers: new Headers(), json: async () => reply })
      }
      sent.push({ status, answer })
    })
  })
  refetch.mockClear()
  const update = vi.fn<(next: (board: Board) => Board) => void>()
  const user = await renderPage(<Moving update={update} />)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { sent, update, press }
}
const shown = () => screen.getByRole('status').textContent
const statuses = (sent: { status: OrderStatus }[]) => sent.map(({ status }) => status)

test('a cancellation during the acceptance of an order is sent after the acceptance', async () => {
  const { sent, press, update } = await open()
  await press('Accept')
  await press('Cancel')
  expect(shown()).toBe('Cancelled, 2 sent')
  expect(statuses(sent)).toEqual(['Preparing'])
  sent[0]?.answer(true)
  await waitFor(() => expect(statuses(sent)).toEqual(['Preparing', 'Cancelled']))
  sent[1]?.answer(true)
  await waitFor(() => expect(shown()).toBe('Received, 0 sent'))
  expect(update).toHaveBeenCalledTimes(2)
})

test('the same move is sent once when it is made twice', async () => {
  const { sent, press } = await open()
  await press('Accept')
  await press('Accept')
  expect(statuses(sent)).toEqual(['Preparing'])
  expect(shown()).toBe('Preparing, 1 sent')
})

test('a move is sent although the previous one was refused', async () => {
  const { sent, press } = await open()
  await press('Accept')
  await press('Cancel')
  sent[0]?.answer(false)
  await waitFor(() => expect(statuses(sent)).toEqual(['Preparing', 'Cancelled']))
  expect(refetch).toHaveBeenCalledTimes(1)
  await screen.findByText('We cannot find this order.')
})

test('in a browser without a network a move is refused at once with the number of the order, and is not sent later', async () => {
  const { sent, press } = await open()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  await press('Accept')
  await screen.findByText('You are offline. Order 12 was not changed: try again when you are connected.')
  screen.getByText('Received, 0 sent')
  expect(sent).toEqual([])
})
