import { removeMember, removeMemberPin, type Member } from '@sufra/shared/staff/staff.routes'
import { Button } from '@sufra/shared/ui/button'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { signOut } from '../../common/session/session.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { Section } from '../../common/ui/section.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { OwnMemberRow } from './own-rows.tsx'
import { useStaffChange, type Staff } from './use-staff.ts'

const RemoveDialog = ({ member: { id, name, isSelf }, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation()
  const remove = async () => {
    const reply = await call(removeMember, { params: { memberId: id } })
    if (isSelf) void signOut() // the server has ended the user's own session
    return reply
  }
  const change = useStaffChange(remove, { done: t('staff.removed', { name }), onEnd: onClose })
  return (
    <ConfirmDialog
      title={t('staff.removeTitle', { name })}
      subtitle={t(isSelf ? 'staff.removeSelfText' : 'staff.removeText')}
      action={t('staff.remove')}
      isDanger
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

const RemovePinDialog = ({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation()
  const change = useStaffChange(() => call(removeMemberPin, { params: { memberId: id } }), { done: t('staff.pinRemoved'), onEnd: onClose })
  return (
    <ConfirmDialog
      title={t('staff.removePinTitle', { name })}
      subtitle={t('staff.removePinText')}
      action={t('staff.removePin')}
      isDanger
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

/** The dialogs about a member. */
const memberDialogs = { remove: RemoveDialog, removePin: RemovePinDialog }

export const MembersSection = ({ staff: { members, rolesToGive, rolesToInvite }, isLocked }: { staff: Staff; isLocked: boolean }) => {
  const { t } = useTranslation()
  const [isInviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Member>()
  const [removing, setRemoving] = useState<{ what: keyof typeof memberDialogs; member: Member }>()
  const Removing = removing && memberDialogs[removing.what]
  return (
    <Section
      title={t('staff.title')}
      text={t('staff.text')}
      action={
        <Button kind="secondary" disabled={isLocked} onClick={() => setInviting(true)}>
          <UserPlus aria-hidden className="size-5" /> <span>{t('staff.invite')}</span>
        </Button>
      }
    >
      <ul aria-label={t('staff.title')} className="flex flex-col divide-y divide-line">
        {members.map((member) => (
          <OwnMemberRow
            key={member.id}
            member={member}
            isLocked={isLocked}
            onChangeRole={rolesToGive.length > 1 ? () => setChanging(member) : undefined}
            onRemovePin={() => setRemoving({ what: 'removePin', member })}
            onRemove={() => setRemoving({ what: 'remove', member })}
          />
        ))}
      </ul>
      {members.length === 1 && <p className="rounded-card bg-raised p-4 text-sm text-ink-soft">{t('staff.onlyYou')}</p>}
      {isInviting && <InviteDialog roles={rolesToInvite} onClose={() => setInviting(false)} />}
      {changing && <RoleDialog member={changing} roles={rolesToGive} onClose={() => setChanging(undefined)} />}
      {Removing && <Removing member={removing.member} onClose={() => setRemoving(undefined)} />}
    </Section>
  )
}
