import { cancelInvitation, resendInvitation, type Invitation } from '@sufra/shared/staff/staff.routes'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { Section } from '../../common/ui/section.tsx'
import { OwnInvitationRow } from './own-rows.tsx'
import { storeStaff, useStaffChange } from './use-staff.ts'

const CancelDialog = ({ invitation: { id, email }, onClose }: { invitation: Invitation; onClose: () => void }) => {
  const { t } = useTranslation()
  const change = useStaffChange(() => call(cancelInvitation, { params: { invitationId: id } }), {
    done: t('staff.cancelled'),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('staff.cancelTitle')}
      subtitle={t('staff.cancelText', { email: leftToRight(email) })}
      action={t('staff.cancelInvitation')}
      isDanger
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

/** Pending invitations; hidden when there are none. */
export const InvitationsSection = ({ invitations, isLocked }: { invitations: readonly Invitation[]; isLocked: boolean }) => {
  const { t } = useTranslation()
  const [cancelling, setCancelling] = useState<Invitation>()
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => call(resendInvitation, { params: { invitationId: id } }),
    onSuccess: (reply, { email }) => {
      storeStaff(reply)
      showSuccess(t('staff.invited', { email: leftToRight(email) }))
    },
    onError: (error) => showError(error, t),
    networkMode: 'always',
  })
  if (invitations.length === 0) return null
  return (
    <Section title={t('staff.invitations')}>
      <ul aria-label={t('staff.invitations')} className="flex flex-col divide-y divide-line">
        {invitations.map((invitation) => (
          <OwnInvitationRow
            key={invitation.id}
            invitation={invitation}
            isLocked={isLocked}
            onResend={() => resend.mutate(invitation)}
            onCancel={() => setCancelling(invitation)}
          />
        ))}
      </ul>
      {cancelling && <CancelDialog invitation={cancelling} onClose={() => setCancelling(undefined)} />}
    </Section>
  )
}
