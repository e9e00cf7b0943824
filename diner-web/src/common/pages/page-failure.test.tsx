// @vitest-environment jsdom
import { ApiError } from '@sufra/shared/contract/api-error'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { PageFailure } from './page-failure.tsx'
import { BrowserRouter } from './router.ts'

test('a page that failed says why, offers to try again, and is named once in the tab', async () => {
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
})
