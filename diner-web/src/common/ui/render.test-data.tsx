// Renders a component of the diner app for a test, in English and with all texts.
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { loadAllTranslations, startLanguage } from '@sufra/shared/ui/language/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'

const start = async () => {
  await startLanguage(
    { en: () => Promise.resolve(english), ar: () => Promise.resolve(arabic) },
    { en: () => Promise.resolve(englishLater), ar: () => Promise.resolve(arabicLater) },
  )
  await loadAllTranslations()
}
let started: Promise<void> | undefined

/** A failed call is repeated without a wait. */
const atOnce = { retryDelay: 0 }

/** Returns the user of the rendered component. */
export const renderForUser = async (component: ReactNode): Promise<UserEvent> => {
  await (started ??= start())
  onTestFinished(cleanup)
  // jsdom lacks it; toasts query whether motion is reduced.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  render(<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: atOnce } })}>{component}</QueryClientProvider>)
  return userEvent.setup()
}
