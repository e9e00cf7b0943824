import { printedDay, type PrintedDayOnWire } from '@sufra/shared/cash/day-close'
import { recordDayClosePrint } from '@sufra/shared/cash/day-close.routes'
import { newId } from '@sufra/shared/new-id'
import { Button } from '@sufra/shared/ui/button'
import { showError, showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { queryClient } from '../../../common/api/query-client.ts'
import { bridge } from '../../../common/bridge/bridge.ts'
import { cashKey } from '../../../common/bridge/cached-responses.ts'
import { useDesk } from '../../../common/bridge/desk.ts'
import { DaySheet } from './day-sheet.tsx'

/**
 * Prints on a receipt printer of this counter, or on a page. Each print of a closed day is recorded first: later ones are headed REPRINT.
 */
export const PrintDay = ({ day }: { day: PrintedDayOnWire }) => {
  const { t } = useTranslation()
  const printers = useDesk()?.settings.printers ?? []
  const [busy, setBusy] = useState<string>()
  const [sheet, setSheet] = useState<{ isReprint: boolean }>()

  const record = async (): Promise<boolean> => {
    if (day.number === null) return false
    const { data } = await call(recordDayClosePrint, { params: { number: day.number } }, { idempotencyKey: newId() })
    void queryClient.invalidateQueries({ queryKey: cashKey })
    return data.isReprint
  }
  const onPrinter = async (printerId: string, printer: string) => {
    const isReprint = await record()
    const printed = await bridge?.invoke('printDay', { day, isReprint, printerId })
    if (printed?.problem) showFailure(t(`printing.problem.${printed.problem}`))
    else showSuccess(t('cash.day.printed', { printer }))
  }
  const onPage = async () => {
    const isReprint = await record()
    flushSync(() => setSheet({ isReprint }))
    window.print()
  }
  const run = (name: string, print: () => Promise<void>) => {
    setBusy(name)
    void print()
      .catch((error: unknown) => showError(error, t))
      .finally(() => setBusy(undefined))
  }
  return (
    <>
      {printers.map(({ id, name }) => (
        <Button
          key={id}
          kind="secondary"
          isBusy={busy === id}
          disabled={busy !== undefined}
          onClick={() => run(id, () => onPrinter(id, name))}
        >
          <Printer aria-hidden className="size-5" /> <span>{t('cash.day.printOn', { printer: name })}</span>
        </Button>
      ))}
      <Button kind="secondary" isBusy={busy === 'paper'} disabled={busy !== undefined} onClick={() => run('paper', onPage)}>
        <Printer aria-hidden className="size-5" /> <span>{printers.length > 0 ? t('cash.day.printPage') : t('cash.day.print')}</span>
      </Button>
      {sheet && <DaySheet day={printedDay.decode(day)} isReprint={sheet.isReprint} />}
    </>
  )
}
