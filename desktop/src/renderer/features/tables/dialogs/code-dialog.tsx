import { ApiError } from '@sufra/shared/contract/api-error'
import type { DiningTable } from '@sufra/shared/tables/table'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { showFailure, showSuccess, showWarning } from '@sufra/shared/ui/toasts'
import { Download, ExternalLink, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { bridge } from '../../../common/bridge/bridge.ts'
import { useDesk } from '../../../common/bridge/desk.ts'
import { pngOf, svgOf } from '../../../common/qr/qr-code.ts'
import { Qr } from '../../../common/qr/qr.tsx'
import { saveFile } from '../../../common/api/save-file.ts'
import { CodeState } from '../code-state.tsx'
import { recordPrinted, useTableError } from '../use-tables.ts'
import { currentDownCause } from '../../../common/connection/down-cause.ts'

/** Records a print that has already happened; a failure is only displayed. */
const useRecord = () => {
  const { t } = useTranslation()
  const errorOf = useTableError()
  return (...printed: Parameters<typeof recordPrinted>) =>
    recordPrinted(...printed).catch((error: unknown) =>
      showWarning(
        error instanceof ApiError && error.status === 0
          ? `${t(`desk.down.${currentDownCause()}`)} ${t('tables.file.notRecorded')}`
          : errorOf(error),
      ),
    )
}

/** A button for each receipt printer of this machine. */
const ReceiptPrinters = ({ table: { _id, number } }: { table: DiningTable }) => {
  const { t } = useTranslation()
  const record = useRecord()
  const printers = useDesk()?.settings.printers ?? []
  const [busy, setBusy] = useState<string>()
  const print = async (printerId: string) => {
    if (!bridge) return
    setBusy(printerId)
    const { problem, codeVersion } = await bridge.invoke('printTable', { tableId: _id, printerId })
    setBusy(undefined)
    if (problem) return void showFailure(t(`printing.problem.${problem}`))
    showSuccess(t('tables.print.sent', { number }))
    await record('receipt', [{ _id, codeVersion }])
  }
  return printers.map(({ id, name }) => (
    <Button key={id} kind="secondary" isBusy={busy === id} onClick={() => void print(id)}>
      <Printer aria-hidden className="size-5" /> <span>{t('tables.print.onPrinter', { printer: name })}</span>
    </Button>
  ))
}

const linkStyle =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-4 text-sm font-semibold text-brand underline-offset-4 hover:underline'

type Props = { table: DiningTable; onPrintCard: () => void; onClose: () => void }

/** A table's code, large enough to scan from the screen, with buttons to print and download it. */
export const CodeDialog = ({ table, onPrintCard, onClose }: Props) => {
  const { t } = useTranslation()
  const record = useRecord()
  const mayPrint = useMay()('tables.edit')
  const { number, link } = table
  const download = async (extension: 'png' | 'svg') => {
    saveFile(`table-${number}.${extension}`, extension === 'png' ? await pngOf(link) : svgOf(link))
    await record('file', [table])
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('board.table', { number })}>
      <div className="flex flex-col items-center gap-4">
        <Qr text={link} label={t('tables.codeOf', { number })} className="w-full max-w-60 rounded-card" />
        <div className="text-center">
          <CodeState table={table} />
        </div>
        {mayPrint && (
          <div className="grid w-full gap-2 sm:grid-cols-2">
            <Button kind="secondary" className="sm:col-span-2" onClick={onPrintCard}>
              <Printer aria-hidden className="size-5" /> <span>{t('tables.file.card')}</span>
            </Button>
            <ReceiptPrinters table={table} />
            <Button kind="secondary" onClick={() => void download('png')}>
              <Download aria-hidden className="size-5" /> <span>{t('tables.file.png')}</span>
            </Button>
            <Button kind="secondary" onClick={() => void download('svg')}>
              <Download aria-hidden className="size-5" /> <span>{t('tables.file.svg')}</span>
            </Button>
          </div>
        )}
        {!bridge && (
          <a href={link} target="_blank" rel="noreferrer" className={linkStyle}>
            <ExternalLink aria-hidden className="turns size-4" /> <span>{t('tables.file.openAsGuest')}</span>
          </a>
        )}
      </div>
    </Dialog>
  )
}
