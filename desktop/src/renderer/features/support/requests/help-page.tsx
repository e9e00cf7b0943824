// Help and support: the restaurant's requests, and frequently asked questions beside or below them.
import { wasAccepted } from '@sufra/shared/accounts/merchant-status'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../common/session/session.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { OfflineNote } from '../../../common/connection/offline-note.tsx'
import { SupportAddress } from '../support-address.tsx'
import { Questions } from './questions.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestList } from './request-list.tsx'
import { useRequests } from './use-support.ts'

const Requests = ({ isOffline, onAsk }: { isOffline: boolean; onAsk: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useRequests()
  const requests = data?.pages.flatMap((page) => page.requests)
  if (error && !requests) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!requests) return <Skeleton className="h-72" />
  if (requests.length === 0)
    return (
      <div className="rounded-card border border-line bg-card">
        <EmptyState
          icon={LifeBuoy}
          title={t('support.none')}
          text={t('support.noneText')}
          action={
            <Button kind="secondary" disabled={isOffline} onClick={onAsk}>
              {t('support.ask')}
            </Button>
          }
        />
      </div>
    )
  return (
    <>
      <RequestList requests={requests} />
      {hasNextPage && (
        <Button kind="quiet" className="self-center" onClick={() => void fetchNextPage()} isBusy={isFetchingNextPage}>
          {t('support.older')}
        </Button>
      )}
    </>
  )
}

export const HelpPage = () => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const isOffline = useConnection().state === 'down'
  const status = useSession().data?.user?.status
  // The questions are about the counter, which opens after the restaurant is accepted.
  const hasQuestions = status !== undefined && wasAccepted(status)
  return (
    <main className="flex grow flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b border-line bg-card px-4 py-2">
        <h1 className="grow py-2 text-lg font-bold">{t('support.title')}</h1>
        <Button onClick={() => setAsking(true)} disabled={isOffline}>
          {t('support.ask')}
        </Button>
      </header>
      {isOffline && <OfflineNote>{t('support.offline')}</OfflineNote>}
      <div className="grid w-full max-w-7xl items-start gap-6 p-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <h2 className="text-base font-bold">{t('support.requests')}</h2>
          <Requests isOffline={isOffline} onAsk={() => setAsking(true)} />
          <SupportAddress />
        </div>
        {hasQuestions && <Questions onAsk={() => setAsking(true)} isOffline={isOffline} />}
      </div>
      {isAsking && <RequestDialog isOffline={isOffline} onClose={() => setAsking(false)} />}
    </main>
  )
}
