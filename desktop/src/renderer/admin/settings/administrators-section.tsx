import {
  inviteAdministrator,
  listAdministrators,
  revokeInvitation,
  type Administrator,
} from '@sufra/shared/administrators/administrator.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Send, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { leftToRight } from '../../common/ui/left-to-right.ts'
import { RowMenu } from '../../common/ui/row-menu.tsx'
import { useSession } from '../../common/account/session.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { dateTimeText } from '../../common/dates/date-text.ts'
import { InviteDialog } from './invite-dialog.tsx'

const minute = 60_000
const nameOf = ({ firstName, lastName }: Administrator) => `${firstName} ${lastName}`.trim()

const InvitationStatus = ({ invitedUntil }: Pick<Administrator, 'invitedUntil'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(minute)
  if (!invitedUntil) return <span className="text-xs font-semibold text-green">{t('administrators.isActive')}</span>
  const isExpired = Date.parse(invitedUntil) <= now
  return (
    <span className={`text-xs font-semibold ${isExpired ? 'text-red' : 'text-saffron'}`}>
      {isExpired ? t('administrators.lapsed') : t('administrators.pendingUntil', { time: dateTimeText(invitedUntil, language) })}
    </span>
  )
}

type RowProps = { administrator: Administrator; isSelf: boolean; onResend: () => void; onRevoke: () => void }

const Row = ({ administrator, isSelf, onResend, onRevoke }: RowProps) => {
  const { t } = useTranslation()
  const name = nameOf(administrator)
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <div className="min-w-0 grow text-sm">
        <p className="flex items-center gap-2 font-semibold">
          <bdi className="truncate">{name}</bdi>
          {isSelf && <span className="rounded-full bg-brand-soft px-2 text-xs text-brand">{t('administrators.you')}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <bdi dir="ltr" className="truncate text-ink-soft">
            {administrator.email}
          </bdi>
          <InvitationStatus invitedUntil={administrator.invitedUntil} />
        </p>
      </div>
      {administrator.invitedUntil && (
        <RowMenu
          label={t('administrators.actionsOf', { name })}
          actions={[
            { label: t('administrators.again'), icon: Send, onChoose: onResend },
            { label: t('administrators.revoke'), icon: Trash2, onChoose: onRevoke, isDanger: true },
          ]}
        />
      )}
    </li>
  )
}

/** The administrators and open invitations. */
export const AdministratorsSection = () => {
  const { t } = useTranslation()
  const ownId = useSession().data?.user?.id
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['administrators'], queryFn: () => call(listAdministrators, {}) })
  const [isInviting, setInviting] = useState(false)
  const [revoking, setRevoking] = useState<Administrator>()
  const resend = useMutation({
    mutationFn: ({ firstName, lastName, email }: Administrator) => call(inviteAdministrator, { body: { firstName, lastName, email } }),
    onSuccess: (_done, { email }) => {
      showSuccess(t('administrators.invited', { email: leftToRight(email) }))
      void refetch()
    },
    onError: (failure) => showError(failure, t),
    networkMode: 'always',
  })
  const revoke = useMutation({
    mutationFn: ({ id }: Administrator) => call(revokeInvitation, { params: { administratorId: id } }),
    onSuccess: () => showSuccess(t('administrators.revoked')),
    onError: (failure) => showError(failure, t),
    onSettled: () => {
      setRevoking(undefined)
      void refetch()
    },
    networkMode: 'always',
  })
  return (
    <section aria-label={t('administrators.title')} className="rounded-card border border-line bg-card p-5">
      <header className="flex flex-wrap items-start gap-3 pb-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-lg font-bold">{t('administrators.title')}</h2>
          <p className="text-sm text-ink-soft">{t('administrators.text')}</p>
        </div>
        <Button kind="secondary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden className="size-5" /> {t('administrators.invite')}
        </Button>
      </header>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-24" />}
      <ul className="flex flex-col divide-y divide-line">
        {data?.data.map((administrator) => (
          <Row
            key={administrator.id}
            administrator={administrator}
            isSelf={administrator.id === ownId}
            onResend={() => resend.mutate(administrator)}
            onRevoke={() => setRevoking(administrator)}
          />
        ))}
      </ul>
      {isInviting && <InviteDialog onInvited={() => void refetch()} onClose={() => setInviting(false)} />}
      {revoking && (
        <ConfirmDialog
          title={t('administrators.revokeTitle')}
          subtitle={t('administrators.revokeText', { name: nameOf(revoking) })}
          action={t('administrators.revoke')}
          isDanger
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(revoking)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </section>
  )
}
