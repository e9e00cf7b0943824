import { listTables } from '@sufra/shared/tables/table.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { bridge } from '../../../common/bridge/bridge.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'
import { Qr } from '../../../common/qr/qr.tsx'

const linkStyle =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-card bg-brand px-4 text-sm font-semibold whitespace-nowrap text-on-brand hover:bg-brand-strong'

/** Links to a test order at the first table: in this browser, or on a phone by QR code. The desktop app opens no web pages, so it offers only the phone. */
export const TestOrder = ({ isReady }: { isReady: boolean }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ queryKey: cachedResponseKey(listTables.path), queryFn: () => call(listTables, {}), enabled: isReady })
  const table = data?.data[0]
  if (!isReady) return <p className="text-sm font-semibold text-ink-soft">{t('firstSteps.order.needs')}</p>
  if (!table) return null
  const { number, link } = table
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <QrCode aria-hidden className="size-5" /> <span>{t('firstSteps.order.code')}</span>
      </Button>
      {!bridge && (
        <a href={link} target="_blank" rel="noreferrer" className={linkStyle}>
          <ExternalLink aria-hidden className="turns size-4" /> <span>{t('firstSteps.order.open', { number })}</span>
        </a>
      )}
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={t('firstSteps.order.codeTitle')}
          description={t('firstSteps.order.codeText', { number })}
        >
          <Qr text={link} label={t('tables.codeOf', { number })} className="mx-auto mt-4 w-full max-w-72 rounded-card" />
        </Dialog>
      )}
    </div>
  )
}
