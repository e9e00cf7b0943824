import type { Invitation, Member } from '@sufra/shared/staff/staff.routes'
import { KeyRound, Send, Trash2, UserCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { InvitationRow, MemberRow, StaffBadge } from './staff-rows.tsx'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { RowMenu } from '../../common/ui/row-menu.tsx'

type MemberProps = {
  member: Member
  isLocked: boolean
  onChangeRole: (() => void) | undefined
  onRemovePin: () => void
  onRemove: () => void
}

export const OwnMemberRow = ({ member, isLocked, onChangeRole, onRemovePin, onRemove }: MemberProps) => {
  const { t } = useTranslation()
  const { name, isSelf, mayEdit, hasPin } = member
  return (
    <MemberRow member={member} badge={isSelf && <StaffBadge>{t('staff.you')}</StaffBadge>}>
      <span className="size-11 shrink-0">
        {mayEdit && !isLocked && (
          <RowMenu
            label={t('staff.actionsOf', { name })}
            actions={[
              ...(onChangeRole ? [{ label: t('staff.changeRole'), icon: UserCog, onChoose: onChangeRole }] : []),
              ...(hasPin ? [{ label: t('staff.removePin'), icon: KeyRound, onChoose: onRemovePin }] : []),
              { label: t('staff.remove'), icon: Trash2, onChoose: onRemove, isDanger: true },
            ]}
          />
        )}
      </span>
    </MemberRow>
  )
}

type InvitationProps = { invitation: Invitation; isLocked: boolean; onResend: () => void; onCancel: () => void }

export const OwnInvitationRow = ({ invitation, isLocked, onResend, onCancel }: InvitationProps) => {
  const { t } = useTranslation()
  const { email, mayEdit } = invitation
  return (
    <InvitationRow invitation={invitation}>
      <span className="size-11 shrink-0">
        {mayEdit && !isLocked && (
          <RowMenu
            label={t('staff.actionsOf', { name: leftToRight(email) })}
            actions={[
              { label: t('staff.resend'), icon: Send, onChoose: onResend },
              { label: t('staff.cancelInvitation'), icon: Trash2, onChoose: onCancel, isDanger: true },
            ]}
          />
        )}
      </span>
    </InvitationRow>
  )
}
