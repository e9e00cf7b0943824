import { receiptInDirhams } from '@sufra/shared/receipts/receipt-in-dirhams'
import { receiptPdfPath } from '@sufra/shared/receipts/receipt-path'
import type { readReceipt } from '@sufra/shared/receipts/receipt.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FileText, Printer, Send, Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../common/api/api.ts'
import { isGone } from '../common/api/is-gone.ts'
import { useParams, useSearchParams } from '../common/pages/router.ts'
import { useSession } from '../common/session/session.ts'
import { MessagePage } from '../common/ui/message-page.tsx'
import { Page } from '../common/ui/page.tsx'
import { PrintedReceipt } from './printed-receipt.tsx'
import { SendSheet } from './send-sheet.tsx'
import './receipt.css'

/** Search engines that run scripts obey it; others get the same from the server, as a header. */
const useNoIndex = () =>
  useEffect(() => {
    const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
    document.head.append(robots)
    return () => robots.remove()
  }, [])

/** A receipt by its link: to read, print, save as a PDF or send. With `?print=1` the browser's print dialog opens. */
export const ReceiptPage = () => {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const [isCopy, printsAtOnce] = [search.has('copy'), search.has('print')]
  const hasOrder = useSession(({ orderId }) => orderId !== '')
  const [isSending, setSending] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['receipt', token],
    queryFn: async () => {
      const reply = await call<typeof readReceipt>({ method: 'GET', path: '/api/receipts/:token' }, { params: { token } })
      return { receipt: receiptInDirhams(reply.data), smsIsOn: reply.smsIsOn }
    },
    retry: (count, problem) => count < 1 && !isGone(problem),
  })
  useNoIndex()
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded && printsAtOnce) void document.fonts.ready.then(() => print())
  }, [isLoaded, printsAtOnce])

  if (!data && isGone(error)) return <MessagePage icon={Unlink} title={t('receipt.missing')} text={t('receipt.missingText')} />
  return (
    <Page title={t('receipt.title')} backTo={hasOrder ? '/successorder' : ''}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!data && !error && <Skeleton className="m-4 h-72" />}
      {data && (
        <>
          <PrintedReceipt receipt={data.receipt} isCopy={isCopy} />
          <div className="receipt-actions flex flex-wrap gap-2 p-4 pt-0">
            <Button onClick={() => print()} className="grow">
              <Printer aria-hidden className="size-5" /> <span>{t('receipt.print')}</span>
            </Button>
            <a
              href={receiptPdfPath.replace(':token', token) + (isCopy ? '?copy=1' : '')}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 grow items-center justify-center gap-2 rounded-card border border-line bg-card px-4 text-sm font-semibold"
            >
              <FileText aria-hidden className="size-5" /> <span>{t('receipt.pdf')}</span>
            </a>
            <Button kind="secondary" onClick={() => setSending(true)} className="grow">
              <Send aria-hidden className="size-5" /> <span>{t('receipt.send')}</span>
            </Button>
          </div>
          <SendSheet token={token} smsIsOn={data.smsIsOn} isOpen={isSending} onClose={() => setSending(false)} />
        </>
      )}
    </Page>
  )
}
