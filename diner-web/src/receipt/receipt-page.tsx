import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { FileText, Printer, Send, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGone } from '../common/api/is-gone.ts'
import { useParams, useSearchParams } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { MessagePage } from '../common/ui/message-page.tsx'
import { Page } from '../common/ui/page.tsx'
import { PrintedReceipt } from './printed-receipt.tsx'
import { SendSheet } from './send-sheet.tsx'
import { useReceipt } from './use-receipt.ts'
import './receipt.css'

/** Asks search engines that run scripts not to list the page; for others the server sends the same as a header. */
const useNoIndex = () =>
  useEffect(() => {
    const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
    document.head.append(robots)
    return () => robots.remove()
  }, [])

/**
 * A receipt opened by its link: to read, print, save as a PDF or send. `?share=1` shows the receipt of a share of a table's bill;
 * `?print=1` opens the browser's print dialog.
 */
export const ReceiptPage = () => {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const [isCopy, isShare, printsAtOnce] = [search.has('copy'), search.has('share'), search.has('print')]
  const hasOrder = useSession(({ orderId }) => orderId !== '')
  const hasTable = useSession(({ tableId }) => tableId !== '')
  const [isSending, setSending] = useState(false)
  const { data, error, refetch, isFetching } = useReceipt(token, { isShare, isCopy })
  const backTo = isShare ? '/bill' : '/successorder'
  useNoIndex()
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded && printsAtOnce) void document.fonts.ready.then(() => print())
  }, [isLoaded, printsAtOnce])

  if (!data && isGone(error)) return <MessagePage icon={Unlink} title={t('receipt.missing')} text={t('receipt.missingText')} />
  return (
    <Page title={t('receipt.title')} backTo={hasOrder || (isShare && hasTable) ? backTo : ''}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!data && !error && <Skeleton className="m-4 h-72" />}
      {data && (
        <>
          <PrintedReceipt blocks={data.blocks} />
          <div className="receipt-actions flex flex-wrap gap-2 p-4 pt-0">
            <Button onClick={() => print()} className="grow">
              <Printer aria-hidden className="size-5" /> <span>{t('receipt.print')}</span>
            </Button>
            <a
              href={data.pdf}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 grow items-center justify-center gap-2 rounded-card border border-line bg-card px-4 text-sm font-semibold"
            >
              <FileText aria-hidden className="size-5" /> <span>{t('receipt.pdf')}</span>
            </a>
            {!isShare && (
              <Button kind="secondary" onClick={() => setSending(true)} className="grow">
                <Send aria-hidden className="size-5" /> <span>{t('receipt.send')}</span>
              </Button>
            )}
          </div>
          {!isShare && <SendSheet token={token} smsIsOn={data.smsIsOn} isOpen={isSending} onClose={() => setSending(false)} />}
        </>
      )}
    </Page>
  )
}
