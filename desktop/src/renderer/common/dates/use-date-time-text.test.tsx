// @vitest-environment jsdom
import type { User } from '@sufra/shared/accounts/account'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionKey, type Session } from '../session/session-state.ts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { useDateTimeText } from './use-date-time-text.ts'

const Shown = () => <p data-testid="time">{useDateTimeText()('2026-11-20T22:30:00.000Z')}</p>

test.each([
  ['Asia/Qatar', '21 Nov 2026, 01:30'],
  ['America/New_York', '20 Nov 2026, 17:30'],
])('a time is shown in the restaurant’s zone, %s, whatever the zone of the machine', async (timeZone, shown) => {
  const client = new QueryClient()
  const restaurant = { _id: 'one', name: { en: 'One', ar: '' }, branchName: '', timeZone }
  const user: User = { id: 'one', role: 'merchant', status: 'accepted', name: '', email: '', restaurant }
  client.setQueryData<Session>(sessionKey, { user })
  await renderForUser(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  expect(screen.getByTestId('time').textContent).toBe(shown)
})
