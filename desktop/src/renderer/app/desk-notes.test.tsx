// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { compareClocks } from '@sufra/shared/ui/hooks/server-clock'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { DeskNotes } from './desk-notes.tsx'

const at = Date.parse('2026-11-28T10:00:00Z')
const hour = 3_600_000

/** Receives a reply on a machine whose clock is ahead by this many milliseconds. */
const replyTo = (error: number) => compareClocks(new Date(at).toUTCString(), at + error, at + error)

test('a clock that is at least a minute wrong is mentioned with the difference, until it is corrected', async () => {
  onTestFinished(() => replyTo(0))
  const { clockAhead, clockBehind } = forDesk.desk
  await renderForUser(<DeskNotes />)
  act(() => replyTo(50_000))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => replyTo(hour))
  expect(screen.getByRole('status').textContent).toContain(clockAhead.replace('{{duration}}', '60 minutes'))
  act(() => replyTo(-3 * hour))
  expect(screen.getByRole('status').textContent).toContain(clockBehind.replace('{{duration}}', '3 hours'))
  act(() => replyTo(0))
  expect(screen.queryByRole('status')).toBeNull()
})
