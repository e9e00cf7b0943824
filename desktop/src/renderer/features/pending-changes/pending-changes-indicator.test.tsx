// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { firstSettings } from '../../../bridge/desk-settings.ts'
import type { DeskState, PendingCall } from '../../../bridge/desk-state.ts'
import { startDesk } from '../../common/bridge/desk.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { PendingChangesIndicator } from './pending-changes-indicator.tsx'

// The page reads its bridge when its modules are loaded.
const invoke = vi.hoisted(() => {
  const invokeMain = vi.fn<(name: string, input: unknown) => Promise<unknown>>()
  vi.stubGlobal('sufra', { invoke: invokeMain, on: () => () => {} })
  return invokeMain
})
const { queue, refusals } = forDesk

const stateWith = (pendingCalls: PendingCall[]): DeskState => ({
  connection: 'down',
  pendingCalls,
  printing: { waiting: 0, troubles: [] },
  notes: [],
  settings: firstSettings,
  version: '1.0.0',
  storesSignIn: true,
  update: null,
})

const moved: PendingCall = {
  key: 'moved',
  madeAt: Date.parse('2026-11-20T12:00:00.000Z'),
  description: { text: 'queue.move', values: { number: 12, status: { text: 'orders.status.Delivered' } }, afterRefusal: 'queue.todo.move' },
  move: null,
  paidOrderId: null,
  state: 'waiting',
  refusal: null,
}
const switched: PendingCall = {
  ...moved,
  key: 'switched',
  description: { text: 'queue.switchOff', values: { name: { en: 'Harees', ar: 'هريس' } }, afterRefusal: 'queue.todo.switch' },
}
const unknown: PendingCall = { ...moved, key: 'unknown', description: null }

/** Renders the indicator in the desktop app with this state of main. */
const open = async (pendingCalls: PendingCall[]) => {
  invoke.mockReset().mockImplementation((name) => Promise.resolve(name === 'readDesk' ? stateWith(pendingCalls) : null))
  await startDesk()
  const user = await renderForUser(<PendingChangesIndicator />)
  const list = async () => {
    await user.click(screen.getByRole('button'))
    return within(screen.getByRole('dialog', { name: queue.title })).getAllByRole('listitem')
  }
  return { user, list }
}

test('the indicator is hidden without pending changes', async () => {
  await open([])
  expect(screen.queryByRole('button')).toBeNull()
})

test('pending changes are counted and described', async () => {
  const { list } = await open([moved, switched, unknown])
  expect(screen.getByRole('button').textContent).toBe('3 changes not sent')
  const items = await list()
  expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual([
    'Order 12: Delivered',
    'Harees: switched off',
    queue.unknown,
  ])
  for (const item of items) {
    expect(item.textContent).toContain(queue.willBeSent)
    expect(within(item).queryByRole('button')).toBeNull()
  }
})

test('a refused change shows the reason and the recommended action, and staff can dismiss it', async () => {
  const refusal = { error: 'order.cannot_move', message: 'no' }
  const { user, list } = await open([switched, { ...moved, state: 'refused', refusal }])
  expect(screen.getByRole('button').textContent).toBe('1 change rejected')
  const [waiting, refused] = await list()
  expect(waiting?.textContent).toContain(queue.willBeSent)
  expect(refused?.textContent).toContain(refusals.order.cannot_move)
  expect(refused?.textContent).toContain(queue.todo.move)
  await user.click(screen.getByRole('button', { name: queue.seen }))
  expect(invoke).toHaveBeenCalledWith('dismissPendingCall', { key: 'moved' })
})

test('a refused change of an earlier version shows only the reason', async () => {
  const { list } = await open([{ ...unknown, state: 'refused', refusal: { message: '' } }])
  const [refused] = await list()
  expect(refused?.textContent).toContain(queue.unknown)
  for (const todo of Object.values(queue.todo)) expect(refused?.textContent).not.toContain(todo)
})
