// A request for help as administrators see it: its messages and notes, the answer, and the contact. New messages appear by polling.
import { inLanguage } from '@sufra/shared/localized-text'
import { closeSupportRequest, readQueuedRequest, reopenSupportRequest, type QueuedThread } from '@sufra/shared/support/support.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { call } from '../../../common/api/api.ts'
import { isUnknown } from '../../../common/api/refusals.ts'
import { supportQueueKey } from './support-waiting.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { Link, useParams } from '../../../common/pages/router.ts'
import { MessageList } from '../message-list.tsx'
import { RequestHeader } from '../request-header.tsx'
import { SupportStatusBadge, UrgencyBadge } from '../support-badges.tsx'
import { useMay } from '../../../common/session/use-may.ts'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { keepFocus } from '@sufra/shared/ui/keep-focus'
import { AnswerForm } from './answer-form.tsx'
import { Assignee } from './assignee.tsx'
import { DueText } from './due-text.tsx'

/** Milliseconds between polls of an open thread. */
const threadPollInterval = 4_000

const useQueuedRequest = (restaurantId: string, requestId: string) => {
  const client = useQueryClient()
  const queryKey = ['support-request', restaurantId, requestId]
  const query = useQuery({
    queryKey,
    queryFn: async () => (await call(readQueuedRequest, { params: { restaurantId, requestId } })).data,
    refetchInterval: threadPollInterval,
  })
  const store = (thread: QueuedThread) => {
    client.setQueryData(queryKey, thread)
    void client.invalidateQueries({ queryKey: supportQueueKey })
  }
  return { ...query, store }
}

const Badges = ({ thread: { urgency, dueAt, status } }: { thread: QueuedThread }) => (
  <>
    {dueAt && <DueText urgency={urgency} dueAt={dueAt} />}
    <UrgencyBadge urgency={urgency} />
    <SupportStatusBadge status={status} side="support" />
  </>
)

const Asker = ({ thread: { restaurant, requestedBy, number } }: { thread: QueuedThread }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const mayOpen = useMay()('restaurants.read')
  const name = inLanguage(restaurant.name, language)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-sm">
      {mayOpen ? (
        <Link to={`/admin/provisions/${restaurant.id}`} className="font-bold text-brand underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="font-bold">{name}</bdi>
      )}
      <bdi>{restaurant.branchName}</bdi>
      <span>
        <span>{t('support.queue.requestedBy')}</span> <bdi className="font-semibold">{requestedBy}</bdi>
      </span>
      <a href={`tel:${restaurant.phone}`} className="text-brand underline">
        <span>{t('support.queue.phone')}</span> <bdi dir="ltr">{restaurant.phone}</bdi>
      </a>
      <bdi className="figures text-ink-soft">{`#${number}`}</bdi>
    </p>
  )
}

const Unknown = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchX}
      title={t('support.notFound')}
      text={t('support.queue.notFoundText')}
      action={<LinkButton to="/admin/help-and-support">{t('support.back')}</LinkButton>}
    />
  )
}

export const QueuedRequestPage = () => {
  const { t } = useTranslation()
  const { restaurantId = '', requestId = '' } = useParams()
  const { data: thread, error, refetch, isFetching, store } = useQueuedRequest(restaurantId, requestId)
  const closing = useBusy()
  const close = async () => store((await call(closeSupportRequest, { params: { restaurantId, requestId } })).data)
  const reopen = async () => store((await call(reopenSupportRequest, { params: { restaurantId, requestId } })).data)
  const title = thread?.subject ?? t('support.title')
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <RequestHeader title={title} listPath="/admin/help-and-support" badges={thread && <Badges thread={thread} />} />
      {!thread && isUnknown(error) && <Unknown />}
      {!thread && error && !isUnknown(error) && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!thread && !error && <Skeleton className="m-4 h-72" />}
      {thread && (
        <div className="flex w-full max-w-5xl flex-col gap-4 p-4">
          <Asker thread={thread} />
          <Assignee request={thread} onAssigned={store} />
          <MessageList messages={thread.messages} side="support" />
          <AnswerForm request={thread} onSent={store} />
          <Button
            kind="quiet"
            className="self-end"
            onMouseDown={keepFocus}
            isBusy={closing.isBusy}
            onClick={() => void closing.run(thread.status === 'closed' ? reopen : close)}
          >
            {t(thread.status === 'closed' ? 'support.reopen' : 'support.queue.close')}
          </Button>
        </div>
      )}
    </main>
  )
}
