// @vitest-environment jsdom
import { readMe } from '@sufra/shared/accounts/account.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { aBill, aPartlyPaidBill, printedFor } from '@sufra/shared/table-bill/a-bill.test-data'
import { bill as billSchema, type Bill } from '@sufra/shared/table-bill/bill'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { BillDialog } from './bill-dialog.tsx'

const { bills } = forDesk
const restaurant = { _id: '0193a2f0-0000-7000-8000-000000000001', name: printedFor.restaurantName, branchName: '', timeZone: 'Asia/Qatar' }

const open = async (bill: Bill) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ success: true, data: url.endsWith(readMe.path) ? { restaurant } : billSchema.encode(bill) }),
  )
  const print = vi.fn()
  vi.stubGlobal('print', print)
  onTestFinished(() => void vi.unstubAllGlobals())
  const user = await renderForUser(<BillDialog tableId={bill.tableId} tableNumber={bill.tableNumber} onClose={() => {}} />)
  return { user, print }
}

test('a counter without a printer prints the bill on a page, headed as a bill, with the amount to pay', async () => {
  const { user, print } = await open(aPartlyPaidBill())
  await user.click(await screen.findByRole('button', { name: bills.print }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await waitFor(() => expect(document.querySelector('[data-sheet]')?.textContent).toContain('فاتورة / Bill'))
  expect(document.querySelector('[data-sheet]')?.textContent).toContain('المطلوب / To pay53.50')
})

test('a table without orders has nothing to print', async () => {
  await open(aBill([]))
  await screen.findByText(bills.emptyTitle)
  expect(screen.queryByRole('button', { name: bills.print })).toBeNull()
})
