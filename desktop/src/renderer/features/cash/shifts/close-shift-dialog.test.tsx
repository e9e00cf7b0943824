// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { CloseShiftDialog } from './close-shift-dialog.tsx'

const { cash, refusals } = forDesk
const shift = { _id: 'one', openedAt: '2026-11-20T08:00:00.000Z', openedBy: 'Noora', openingFloat: 200, expected: 315.5 }

const open = async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body))
    return new Response(JSON.stringify({ success: true, data: {} }), { status: 200, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const onClose = vi.fn()
  const user = await renderForUser(<CloseShiftDialog shift={shift} onClose={onClose} />)
  return {
    user,
    sent,
    onClose,
    counted: () => screen.getByRole('textbox', { name: cash.shift.counted }),
    note: () => screen.getByRole('textbox', { name: cash.shift.note }),
    submit: () => user.click(screen.getByRole('button', { name: cash.shift.close })),
  }
}

test('a count that differs shows the missing amount, and needs a note', async () => {
  const { user, sent, onClose, counted, note, submit } = await open()
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(cash.amountWrong)
  await user.type(counted(), '310.50')
  expect(screen.getByRole('status').textContent).toMatch(/5\.00 missing/)
  await submit()
  expect(screen.getByRole('alert').textContent).toBe(refusals.cash.difference_note)
  expect(sent).toEqual([])
  await user.type(note(), ' A note was missing ')
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ counted: 310.5, note: 'A note was missing' }])
})

test('a correct count needs no note', async () => {
  const { user, sent, counted, submit } = await open()
  await user.type(counted(), '315.5')
  expect(screen.getByRole('status').textContent).toContain(cash.shift.matches)
  await submit()
  await waitFor(() => expect(sent).toEqual([{ counted: 315.5, note: '' }]))
})

test('counted notes and coins are summed; a fraction is not a valid count', async () => {
  const { user, sent, submit } = await open()
  await user.click(screen.getByRole('radio', { name: cash.shift.byNotes }))
  const countOf = (amount: RegExp) => screen.getByRole('textbox', { name: amount })
  await user.type(countOf(/of QAR\s100\.00/), '3')
  await user.type(countOf(/of QAR\s5\.00/), '3')
  await user.type(countOf(/of QAR\s0\.25/), '2')
  expect(screen.getByRole('status').textContent).toMatch(/315\.50/)
  await user.type(countOf(/of QAR\s1\.00/), '1.5')
  expect(screen.queryByRole('status')).toBeNull()
  await user.clear(countOf(/of QAR\s1\.00/))
  await submit()
  await waitFor(() => expect(sent).toEqual([{ counted: 315.5, note: '' }]))
})
