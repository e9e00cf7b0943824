// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { ApiError } from '@sufra/shared/contract/api-error'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { startLanguage } from '@sufra/shared/ui/language/language'
import { cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, onTestFinished, test, vi } from 'vitest'

const Name = () => <p>{useTranslation().t('common.appName')}</p>

test('an error is explained once the later texts are loaded, and no other component is rendered again', async () => {
  onTestFinished(cleanup)
  const later = Promise.withResolvers<typeof forDinerLater>()
  const first = () => Promise.resolve(forDiner)
  await startLanguage({ en: first, ar: first }, { en: () => later.promise, ar: () => later.promise })
  const onRender = vi.fn()
  render(
    <>
      <Profiler id="name" onRender={onRender}>
        <Name />
      </Profiler>
      <ErrorState error={new ApiError(404, 'Not Found', { error: 'restaurant.not_found' })} />
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Not Found: The requested resource could not be found.')
  later.resolve(forDinerLater)
  await screen.findByText(forDinerLater.refusals.restaurant.not_found)
  expect(onRender).toHaveBeenCalledOnce()
})
