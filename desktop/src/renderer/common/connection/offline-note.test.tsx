// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { ConnectionContext } from './connection-context.ts'
import { ConnectionIndicator } from './connection-indicator.tsx'
import { OfflineNote } from './offline-note.tsx'

test.each([
  [false, forDesk.desk.down.offline, forDesk.desk.connection.down],
  [true, forDesk.desk.down.noAnswer, forDesk.desk.connection.noAnswer],
])('on a machine that is online (%s) the note says: %s', async (isOnline, cause, indicator) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  onTestFinished(() => onLine.mockRestore())
  await renderForUser(
    <ConnectionContext value={{ room: undefined, state: 'down' }}>
      <OfflineNote>Reports need a connection.</OfflineNote>
      <ConnectionIndicator />
    </ConnectionContext>,
  )
  expect(screen.getByRole('alert').textContent?.trim()).toBe(`${cause} Reports need a connection.`)
  screen.getByText(indicator)
})
