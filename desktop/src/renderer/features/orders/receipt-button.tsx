import { ApiError } from '@sufra/shared/contract/api-error'
import { newId } from '@sufra/shared/new-id'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { mayHaveReceipt } from '@sufra/shared/receipts/receipt-of'
import { issueReceipt } from '@sufra/shared/receipts/receipt.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError, showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Bridge } from '../../../bridge/bridge.ts'
import { call } from '../../common/api/api.ts'
import { bridge } from '../../common/bridge/bridge.ts'
import { useBusy } from '../../common/ui/use-busy.ts'

/** Opens the receipt's page for printing. Its tab opens before the call, because browsers block a tab that opens later. */
const openPage = async (orderId: string) => {
  const tab = window.open('about:blank')
  try {
    const { data } = await call(issueReceipt, { params: { orderId }, body: { print: true } }, { idempotencyKey: newId() })
    const page = `${data.link}?print=1${data.isCopy ? '&copy=1' : ''}`
    if (tab) tab.location.replace(page)
    else location.assign(page)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Prints the guest's receipt; every print after the first is headed REPRINT. Shown once the order is paid. */
export const ReceiptButton = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  if (!mayHaveReceipt(order)) return null

  const printByMain = async ({ invoke }: Bridge) => {
    const print = await invoke('printReceipt', { orderId: order.orderId })
    if (print.outcome === 'printed') showSuccess(t('printing.receiptSent', { printer: print.printer }))
    else if (print.outcome === 'opened') showSuccess(t('printing.receiptOpened'))
    else if (print.outcome === 'failed') showFailure(t(`printing.problem.${print.problem}`))
    else showError(new ApiError(print.status, '', print.reply), t)
  }
  const print = () => (bridge ? printByMain(bridge) : openPage(order.orderId))
  return (
    <Button kind="secondary" isBusy={isBusy} onClick={() => void run(print)}>
      <ReceiptText aria-hidden className="size-5" /> <span>{t('printing.receipt')}</span>
    </Button>
  )
}
