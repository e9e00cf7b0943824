// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { OrderStep } from '@sufra/shared/order-history/order-history.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { anOrder } from '../order-text/an-order.test-data.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { isolated } from '../../common/ui/text-direction.ts'
import { OrderTimes } from './order-times.tsx'

const { drawer } = forDesk.history
const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`

const shown = async (change: Partial<CounterOrderOnWire>, steps: OrderStep[]) => {
  const order = anOrder(change)
  answerCalls({ [`GET /api/merchant/order-history/${order.orderId}/steps`]: answerWith(steps) })
  await renderForUser(<OrderTimes order={order} />)
  await screen.findByText(drawer.step.Cancelled, { exact: false })
  return screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
}

test('each step has its time and the person, and a cancellation its reason', async () => {
  const rows = await shown({ status: 'Cancelled', cancelReason: 'sold_out', closedAt: at(9) }, [
    { status: 'Preparing', at: at(1), by: 'Omar' },
    { status: 'Cancelled', at: at(9), by: 'Noora' },
  ])
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain(`${drawer.step.Preparing}by ${isolated('Omar')}`)
  expect(rows[2]).toContain(`${drawer.step.Cancelled}by ${isolated('Noora')} · ${forDesk.orders.reason.sold_out}`)
})

test.each([
  [{ cancelReason: 'missed' as const }, true],
  [{ closedAutomatically: true }, true],
  [{ cancelReason: 'sold_out' as const }, false],
])('a step without a person is shown as the platform’s only if the order says so: %o', async (change, isAutomatic) => {
  const rows = await shown({ status: 'Cancelled', closedAt: at(9), ...change }, [{ status: 'Cancelled', at: at(9), by: null }])
  expect(rows[1]?.includes(drawer.byPlatform)).toBe(isAutomatic)
})

test('steps that cannot be loaded show an error with a retry button, beside the known times', async () => {
  const order = anOrder({})
  const steps = `GET /api/merchant/order-history/${order.orderId}/steps`
  const answers: Record<string, Answer> = { [steps]: refuseWith(404, 'order.not_found') }
  answerCalls(answers)
  const user = await renderForUser(<OrderTimes order={order} />)
  await screen.findByRole('alert')
  screen.getByText(drawer.placed)
  answers[steps] = answerWith([{ status: 'Preparing', at: at(1), by: 'Omar' }])
  await user.click(screen.getByRole('button', { name: forDesk.common.retry }))
  await screen.findByText(drawer.step.Preparing, { exact: false })
  expect(screen.queryByRole('alert')).toBeNull()
})
