import {
  inviteAdministrator,
  type Administrator,
  endAdministratorSession,
  listAdministratorSessions,
} from '@sufra/shared/administrators/administrator.routes'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionsOf } from '../accounts/session-list.tsx'
import { call } from '../../common/api/api.ts'
import { Drawer } from '../../common/lists/drawer.tsx'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { AdministratorRoleDialog, DisableDialog, ResetFactorDialog, RevokeDialog } from './administrator-dialogs.tsx'
import { AdministratorRow, type RowAction } from './administrator-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useAdministrators, nameOf } from './use-administrators.ts'

/** The devices on which an administrator is signed in. */
const AdministratorDrawer = ({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) => {
  const { t } = useTranslation()
  const params = { administratorId: administrator.id }
  return (
    <Drawer title={t('administrators.sessionsOf', { name: nameOf(administrator) })} onClose={onClose}>
      <SessionsOf
        queryKey={['administrator-sessions', administrator.id]}
        list={() => call(listAdministratorSessions, { params })}
        end={(sessionId) => call(endAdministratorSession, { params: { ...params, sessionId } })}
      />
    </Drawer>
  )
}

const dialogs = {
  revoke: RevokeDialog,
  role: AdministratorRoleDialog,
  sessions: AdministratorDrawer,
  'reset factor': ResetFactorDialog,
  disabled: DisableDialog,
}

/** The administrators and open invitations. */
export const AdministratorsSection = () => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useAdministrators()
  const [isInviting, setInviting] = useState(false)
  const [open, setOpen] = useState<{ action: Exclude<RowAction, 'resend'>; administrator: Administrator }>()
  const resend = useMutation({
    mutationFn: ({ firstName, lastName, email, role }: Administrator) =>
      call(inviteAdministrator, { body: { firstName, lastName, email, role } }),
    onSuccess: (_done, { email }) => {
      showSuccess(t('administrators.invited', { email: leftToRight(email) }))
      void refetch()
    },
    onError: (failure) => showError(failure, t),
    networkMode: 'always',
  })
  const Opened = open && dialogs[open.action]
  return (
    <section aria-label={t('administrators.title')} className="rounded-card border border-line bg-card p-5">
      <header className="flex flex-wrap items-start gap-3 pb-2">
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-lg font-bold">{t('administrators.title')}</h2>
          <p className="text-sm text-ink-soft">{t('administrators.text')}</p>
        </div>
        <Button kind="secondary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden className="size-5" /> <span>{t('administrators.invite')}</span>
        </Button>
      </header>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data && (
        <ul aria-label={t('administrators.title')} className="flex flex-col divide-y divide-line">
          {data.data.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              onChoose={(action) => (action === 'resend' ? resend.mutate(administrator) : setOpen({ action, administrator }))}
            />
          ))}
        </ul>
      )}
      {isInviting && <InviteDialog onInvited={() => void refetch()} onClose={() => setInviting(false)} />}
      {Opened && <Opened administrator={open.administrator} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
