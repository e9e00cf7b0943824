// @vitest-environment jsdom
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import { ApiError } from '@sufra/shared/contract/api-error'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { PageFailure } from './page-failure.tsx'
import { BrowserRouter } from './router.ts'

test('a page that failed shows the reason and a retry button, and has the name of the app once in its tab title, in both languages', async () => {
  const onRetry = vi.fn()
  const user = await renderForUser(
    <BrowserRouter>
      <PageFailure error={new ApiError(500, '', {})} onRetry={onRetry} />
    </BrowserRouter>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Internal Server Error: Please try again later.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(document.title).toBe('Sufra')
  await user.click(screen.getByRole('button', { name: 'Language: العربية' }))
  await screen.findByRole('heading', { name: arabic.common.appName })
  expect(document.title).toBe('Sufra')
  await user.click(screen.getByRole('button', { name: /English/ }))
})
