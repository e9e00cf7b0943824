// Kitchen tickets that failed to print, with the reason, until they are printed or dismissed.
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../common/bridge/bridge.ts'
import { useDesk } from '../../common/bridge/desk.ts'

export const PrintIndicator = () => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const troubles = useDesk()?.printing.troubles ?? []
  if (troubles.length === 0) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 items-center gap-3 rounded-card bg-red-soft px-3 text-start text-sm font-semibold text-red"
      >
        <Printer aria-hidden className="size-5 shrink-0" /> <span>{t('printing.troubles', { count: troubles.length })}</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('printing.troubleTitle')}>
        <ul className="flex flex-col divide-y divide-line">
          {troubles.map(({ jobId, orderNumber, printerName, problem, hasGivenUp }) => (
            <li key={jobId} className="flex flex-col gap-2 py-3">
              <p className="font-semibold">{t('printing.ticketOn', { number: orderNumber, printer: printerName })}</p>
              <p className="text-sm text-red">{t(`printing.problem.${problem}`)}</p>
              {!hasGivenUp && <p className="text-sm text-ink-soft">{t('printing.triesAgain')}</p>}
              <div className="flex gap-2">
                <Button onClick={() => void bridge?.invoke('retryPrint', { jobId })}>{t('printing.retry')}</Button>
                <Button kind="secondary" onClick={() => void bridge?.invoke('dropPrint', { jobId })}>
                  {t('printing.drop')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
