// Renders a component of the desk for a test, in English.
import { forDesk as arabic } from '@sufra/shared/i18n/ar/for-desk'
import { forDesk as english } from '@sufra/shared/i18n/en/for-desk'
import { startLanguage } from '@sufra/shared/ui/language/language'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'

let started: Promise<void> | undefined

/** Returns the user of the rendered component. */
export const renderForUser = async (component: ReactNode): Promise<UserEvent> => {
  await (started ??= startLanguage({ en: () => Promise.resolve(english), ar: () => Promise.resolve(arabic) }))
  onTestFinished(cleanup)
  render(<QueryClientProvider client={new QueryClient()}>{component}</QueryClientProvider>)
  return userEvent.setup()
}
