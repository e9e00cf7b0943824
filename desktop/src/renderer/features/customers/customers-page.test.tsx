// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from '../../common/pages/router.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { CustomersPage } from './customers-page.tsx'

const { customers } = forDesk
const page = { success: true, data: [], older: null, newer: null, retentionMonths: '24', mayEditRetention: true }

test('a search that is cleared does not show an empty list before the response', async () => {
  // The list without a search gets no response.
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('search=')
      ? Promise.resolve({ ok: true, status: 200, statusText: '', headers: new Headers(), json: async () => page })
      : new Promise(() => undefined),
  )
  const router = createMemoryRouter([{ path: '*', element: <CustomersPage /> }], { initialEntries: ['/merchant/customers?search=xyz'] })
  const user = await renderForUser(<RouterProvider router={router} />)
  await screen.findByText(customers.noneTitle)
  await user.click(screen.getByRole('button', { name: customers.clear }))
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByText(customers.emptyTitle)).toBeNull()
})
