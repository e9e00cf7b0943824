// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { anOrder } from '../../order-text/an-order.test-data.ts'
import { AcceptDialog } from './accept-dialog.tsx'

const { board, refusals } = forDesk

test.each([
  ['45', 45],
  ['٤٥', 45],
  ['۴۵', 45],
])('%j is accepted as %d minutes', async (typed, minutes) => {
  const onAccept = vi.fn()
  const user = await renderForUser(<AcceptDialog order={anOrder()} onClose={() => {}} onAccept={onAccept} />)
  await user.type(screen.getByRole('textbox', { name: board.otherTime }), `${typed}{Enter}`)
  expect(onAccept).toHaveBeenCalledExactlyOnceWith(minutes)
})

test.each(['', '0', '241', '٢٫٥', 'soon'])('%j is not a number of minutes', async (typed) => {
  const onAccept = vi.fn()
  const user = await renderForUser(<AcceptDialog order={anOrder()} onClose={() => {}} onAccept={onAccept} />)
  await user.type(screen.getByRole('textbox', { name: board.otherTime }), `${typed}{Enter}`)
  expect(screen.getByRole('alert').textContent).toBe(refusals.order.minutes_required)
  expect(onAccept).not.toHaveBeenCalled()
})
