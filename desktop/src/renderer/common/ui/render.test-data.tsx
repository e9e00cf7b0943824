// Renders a component of the desk for a test, in English.
import * as arabic from '@sufra/shared/i18n/ar/for-desk'
import * as english from '@sufra/shared/i18n/en/for-desk'
import { Toasts } from '@sufra/shared/ui/toasts'
import { startLanguage } from '@sufra/shared/ui/language/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'

let started: Promise<void> | undefined

/** A failed call is repeated without a wait. */
const atOnce = { retryDelay: 0 }

/** Returns the user of the rendered component. */
export const renderForUser = async (component: ReactNode): Promise<UserEvent> => {
  await (started ??= startLanguage({ en: () => Promise.resolve(english), ar: () => Promise.resolve(arabic) }))
  onTestFinished(cleanup)
  render(<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: atOnce } })}>{component}</QueryClientProvider>)
  return userEvent.setup()
}

/** Renders a page that reads and changes data, with toasts and an empty cache. Returns the user. */
export const renderPage = (page: ReactNode): Promise<UserEvent> => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, ...atOnce } })
  // Toasts ask whether motion is reduced, and lists whether the screen is wide.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  return renderForUser(
    <QueryClientProvider client={queryClient}>
      {page}
      <Toasts />
    </QueryClientProvider>,
  )
}
