// @vitest-environment jsdom
import { forDesk } from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { storeSession } from '../common/account/session-state.ts'
import { renderPage } from '../common/ui/render.test-data.tsx'
import { Guard } from './guard.tsx'

const Shown = () => <p data-testid="state">{JSON.stringify(useLocation().state)}</p>

const openAs = async (ended: 'expired' | 'signed_out' | undefined) => {
  const page = (
    <MemoryRouter initialEntries={['/merchant/order-history?search=Maryam']}>
      <Routes>
        <Route element={<Guard area="merchant" />}>
          <Route path="/merchant/order-history" element={<p>{forDesk.history.title}</p>} />
        </Route>
        <Route path="*" element={<Shown />} />
      </Routes>
    </MemoryRouter>
  )
  const rendered = renderPage(page)
  storeSession({ user: null, ended })
  await rendered
  return JSON.parse((await screen.findByTestId('state')).textContent) as { origin?: string; ended?: string }
}

test('who was never signed in comes back to the page', async () => {
  expect(await openAs(undefined)).toEqual({ origin: '/merchant/order-history?search=Maryam' })
})

test('a session that has expired leads back to the page', async () => {
  expect(await openAs('expired')).toEqual({ origin: '/merchant/order-history?search=Maryam', ended: 'expired' })
})

test('who signs in after another one has signed out does not come to the page and the search of that one', async () => {
  expect(await openAs('signed_out')).toEqual({ ended: 'signed_out' })
})
