import type { Printer } from '@sufra/shared/printing/printer'
import { Button } from '@sufra/shared/ui/button'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { Plus, Printer as PrinterIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../common/bridge/bridge.ts'
import { PrinterDialog } from './printer-dialog.tsx'

const addressOf = ({ transport }: Printer) => (transport.kind === 'network' ? `${transport.host}:${transport.port}` : transport.queue)

const PrinterRow = ({ printer, onEdit, onRemove }: { printer: Printer; onEdit: () => void; onRemove: () => void }) => {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const test = async () => {
    setIsBusy(true)
    const result = await bridge?.invoke('testPrint', { printerId: printer.id })
    setIsBusy(false)
    if (result?.problem) showFailure(t(`printing.problem.${result.problem}`))
    else showSuccess(t('thisCounter.printed'))
  }
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PrinterIcon aria-hidden className="size-6 text-ink-soft" />
      <div className="min-w-40 grow">
        <p className="font-semibold">{printer.name}</p>
        <bdi dir="ltr" className="text-sm text-ink-soft">
          {addressOf(printer)}
        </bdi>
      </div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void test()}>
        {t('thisCounter.testPage')}
      </Button>
      <Button kind="quiet" onClick={onEdit}>
        {t('thisCounter.edit')}
      </Button>
      <Button kind="danger" onClick={onRemove}>
        {t('thisCounter.remove')}
      </Button>
    </li>
  )
}

/** The printers of this machine: which tickets each prints, and a test page. */
export const Printers = ({ printers, onSave }: { printers: Printer[]; onSave: (printers: Printer[]) => void }) => {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Printer | 'new'>()
  const savePrinter = (printer: Printer) => {
    const isKnown = printers.some(({ id }) => id === printer.id)
    onSave(isKnown ? printers.map((other) => (other.id === printer.id ? printer : other)) : [...printers, printer])
    setEdited(undefined)
  }
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <h2 className="text-base font-bold">{t('thisCounter.printers')}</h2>
      {printers.length === 0 && <p className="text-sm text-ink-soft">{t('thisCounter.noPrinters')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {printers.map((printer) => (
          <PrinterRow
            key={printer.id}
            printer={printer}
            onEdit={() => setEdited(printer)}
            onRemove={() => onSave(printers.filter(({ id }) => id !== printer.id))}
          />
        ))}
      </ul>
      <Button kind="secondary" className="self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden className="size-5" /> <span>{t('thisCounter.addPrinter')}</span>
      </Button>
      {edited && (
        <PrinterDialog printer={edited === 'new' ? undefined : edited} onSave={savePrinter} onClose={() => setEdited(undefined)} />
      )}
    </section>
  )
}
