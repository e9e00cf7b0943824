import { bill as billSchema, type Bill } from '@sufra/shared/table-bill/bill'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { Button } from '@sufra/shared/ui/button'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/session/session.ts'
import { bridge } from '../../common/bridge/bridge.ts'
import { useBusy } from '../../common/ui/use-busy.ts'
import { BillSheet } from './bill-sheet.tsx'

/** Prints the bill on the printer of receipts, or on a page when this counter has no such printer. */
export const PrintBill = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation()
  const restaurant = useSession().data?.user?.restaurant
  const { isBusy, run } = useBusy()
  const [printedAt, setPrintedAt] = useState<string>()

  const onPage = () => {
    flushSync(() => setPrintedAt(new Date(serverNow()).toISOString()))
    window.print()
  }
  const print = async () => {
    const sent = await bridge?.invoke('printBill', { bill: billSchema.encode(bill) })
    if (sent?.problem) showFailure(t(`printing.problem.${sent.problem}`))
    else if (sent?.printer) showSuccess(t('bills.printed', { printer: sent.printer }))
    else onPage()
  }
  return (
    <>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run(print)}>
        <Printer aria-hidden className="size-5" /> <span>{t('bills.print')}</span>
      </Button>
      {printedAt && restaurant && (
        <BillSheet bill={bill} about={{ restaurantName: restaurant.name, timeZone: restaurant.timeZone, printedAt }} />
      )}
    </>
  )
}
