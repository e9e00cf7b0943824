// @vitest-environment jsdom
import { receipt as texts } from '@sufra/shared/receipts/texts.en'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BrowserRouter, Pages } from '../common/pages/router.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { ReceiptPage } from './receipt-page.tsx'

test('an unknown receipt says so, and search engines do not list the page', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const body = { success: false, error: 'receipt.not_found', message: '' }
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 404, headers: new Headers(), json: async () => body }))
  history.replaceState(null, '', `/receipt/${'A'.repeat(22)}`)
  await renderForUser(
    <BrowserRouter>
      <Pages pages={{ '/receipt/:token': <ReceiptPage /> }} notFound={null} />
    </BrowserRouter>,
  )
  await screen.findByRole('heading', { name: texts.missing })
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
