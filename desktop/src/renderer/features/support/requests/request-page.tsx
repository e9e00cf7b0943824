// A request for help with its messages, live.
import { ApiError } from '@sufra/shared/contract/api-error'
import { closeOwnSupportRequest, reopenOwnSupportRequest, type SupportThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useConnection } from '../../../common/connection/connection.tsx'
import { OfflineNote } from '../../../common/connection/offline-note.tsx'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { useParams } from '../../../common/pages/router.ts'
import { MessageList } from '../message-list.tsx'
import { RequestHeader } from '../request-header.tsx'
import { SupportStatusBadge, UrgencyBadge } from '../support-badges.tsx'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { keepFocus } from '@sufra/shared/ui/keep-focus'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { ReplyForm } from './reply-form.tsx'
import { useThread } from './use-support.ts'

const Page = ({ title, badges, children }: { title: string; badges?: ReactNode; children: ReactNode }) => {
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <RequestHeader title={title} listPath="/merchant/help-and-support" badges={badges} />
      <OwnElements>{children}</OwnElements>
    </main>
  )
}

const Thread = ({
  thread,
  isOffline,
  onChange,
}: {
  thread: SupportThread
  isOffline: boolean
  onChange: (thread: SupportThread) => void
}) => {
  const { t } = useTranslation()
  const closing = useBusy()
  const isClosed = thread.status === 'closed'
  const route = isClosed ? reopenOwnSupportRequest : closeOwnSupportRequest
  const change = () => closing.run(async () => onChange((await call(route, { params: { requestId: thread.id } })).data))
  return (
    <div className="flex w-full max-w-4xl flex-col gap-4 p-4">
      <MessageList messages={thread.messages} side="restaurant" />
      {isClosed && <p className="text-center text-sm text-ink-soft">{t('support.closedText')}</p>}
      <ReplyForm requestId={thread.id} isLocked={isOffline} onSent={onChange} />
      <Button
        kind="quiet"
        className="self-end"
        onMouseDown={keepFocus}
        isBusy={closing.isBusy}
        disabled={isOffline}
        onClick={() => void change()}
      >
        {t(isClosed ? 'support.reopen' : 'support.solved')}
      </Button>
    </div>
  )
}

export const RequestPage = () => {
  const { t } = useTranslation()
  const { requestId = '' } = useParams()
  const isOffline = useConnection().state === 'down'
  const { data: thread, error, refetch, isFetching, store } = useThread(requestId)
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title={t('support.title')}>
        <EmptyState icon={SearchX} title={t('support.notFound')} text={t('support.notFoundText')} />
      </Page>
    )
  if (!thread)
    return (
      <Page title={t('support.title')}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="m-4 h-72" />}
      </Page>
    )
  return (
    <Page
      title={t('support.requestTitle', { number: thread.number, subject: thread.subject })}
      badges={
        <>
          <UrgencyBadge urgency={thread.urgency} />
          <SupportStatusBadge status={thread.status} side="restaurant" />
        </>
      }
    >
      {isOffline && <OfflineNote>{t('support.offline')}</OfflineNote>}
      <Thread thread={thread} isOffline={isOffline} onChange={store} />
    </Page>
  )
}
