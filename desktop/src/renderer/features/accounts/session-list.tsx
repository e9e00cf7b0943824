import { endSession, listSessions, type DeviceSession } from '@sufra/shared/accounts/own-account.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'

export const sessionsKey = ['sessions'] as const

/** Number of devices that are listed at first, the last used first. */
const newest = 10

const useEndSession = (queryKey: readonly string[], end: SessionsProps['end']) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: string) => end?.(sessionId),
    onSuccess: () => showSuccess(t('accounts.security.ended')),
    onError: (error) => showError(error, t),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    networkMode: 'always',
  })
}

const SessionRow = ({ session, onEnd, isEnding }: { session: DeviceSession; onEnd: (() => void) | undefined; isEnding: boolean }) => {
  const { t } = useTranslation()
  const time = useDateTimeText()
  const name = [session.browser, session.system].filter(Boolean).join(' · ') || t('accounts.security.unknownDevice')
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {session.isThis && (
            <span className="rounded-full bg-green-soft px-2.5 py-0.5 text-xs font-bold text-green">
              {t('accounts.security.thisDevice')}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {t('accounts.security.used', {
            signedIn: time(session.signedInAt),
            lastUsed: time(session.lastUsedAt),
          })}
        </p>
      </div>
      {onEnd && !session.isThis && (
        <Button kind="secondary" isBusy={isEnding} aria-label={t('accounts.security.endNamed', { name })} onClick={onEnd}>
          {t('desk.signOut')}
        </Button>
      )}
    </li>
  )
}

type SessionsProps = {
  queryKey: readonly string[]
  list: () => Promise<{ data: DeviceSession[] }>
  /** Undefined when the user may not end them. */
  end: ((sessionId: string) => Promise<unknown>) | undefined
}

/** The devices on which an account is signed in. All except this one can be signed out. */
export const SessionsOf = ({ queryKey, list, end }: SessionsProps) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: list })
  const endMutation = useEndSession(queryKey, end)
  const [isWhole, setWhole] = useState(false)
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <Skeleton className="h-32" />
  if (data.data.length === 0) return <EmptyState icon={MonitorSmartphone} title={t('accounts.security.noSessions')} />
  const shown = isWhole ? data.data : data.data.slice(0, newest)
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="w-full divide-y divide-line rounded-card border border-line bg-card">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={end && (() => endMutation.mutate(session.id))}
            isEnding={endMutation.isPending && endMutation.variables === session.id}
          />
        ))}
      </ul>
      {shown.length < data.data.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {t('accounts.security.showAll', { number: data.data.length })}
        </Button>
      )}
    </div>
  )
}

/** The user's own devices. */
export const SessionList = () => (
  <SessionsOf queryKey={sessionsKey} list={() => call(listSessions, {})} end={(sessionId) => call(endSession, { params: { sessionId } })} />
)
