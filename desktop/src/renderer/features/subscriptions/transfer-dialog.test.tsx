// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { TransferDialog } from './transfer-dialog.tsx'

const readOther = vi.fn<() => Promise<string>>(async () => 'read')
/** A query that is fetched again when the page becomes visible. */
const Other = () => <p>{useQuery({ queryKey: ['other'], queryFn: readOther, staleTime: 0 }).data}</p>

test('typed text stays when the page is hidden and shown again', async () => {
  answerCalls({ 'GET /api/admin/transfer-account': answerWith(null) })
  const user = await renderPage(
    <>
      <TransferDialog onClose={() => {}} />
      <Other />
    </>,
  )
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: forDesk.paymentSettings.bank.bankName })
  await user.type(name, 'Doha Bank')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await waitFor(() => expect(readOther).toHaveBeenCalledTimes(2))
  expect(name.isConnected).toBe(true)
  expect(name.value).toBe('Doha Bank')
})
