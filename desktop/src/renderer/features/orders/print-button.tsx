import { Button } from '@sufra/shared/ui/button'
import { showFailure, showSuccess } from '@sufra/shared/ui/toasts'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../common/bridge/bridge.ts'

/** Prints the order again (desktop app only); a repeated ticket is marked as a reprint. */
export const PrintButton = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation()
  const main = bridge
  if (!main) return null
  const print = async () => {
    const { jobs } = await main.invoke('printOrder', { orderId })
    if (jobs > 0) showSuccess(t('printing.sent', { count: jobs }))
    else showFailure(t('printing.noPrinter'))
  }
  return (
    <Button kind="secondary" onClick={() => void print()}>
      <Printer aria-hidden className="size-5" /> <span>{t('printing.again')}</span>
    </Button>
  )
}
