import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { changeRole, type Member } from '@sufra/shared/staff/staff.routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { RoleDialog as Dialog } from '../../common/forms/role-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useStaffChange } from './use-staff.ts'

type Props = { member: Member; roles: readonly MemberRole[]; onClose: () => void }

export const RoleDialog = ({ member: { id, name, role: seen, isSelf }, roles, onClose }: Props) => {
  const { t } = useTranslation()
  const [role, setRole] = useState(seen)
  const change = useStaffChange(() => call(changeRole, { params: { memberId: id }, body: { role, seen } }), {
    done: t('staff.roleChanged', { name, role: t(`staff.role.${role}`) }),
    onEnd: onClose,
  })
  return (
    <Dialog
      title={t('staff.changeRoleOf', { name })}
      save={t('staff.save')}
      isChanged={role !== seen}
      isBusy={change.isPending}
      onSave={() => change.mutate()}
      onClose={onClose}
    >
      <RoleChoice roles={roles} chosen={role} onChange={setRole} />
      {role !== seen && (isSelf || role === 'owner') && (
        <p role="status" className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
          {t(isSelf ? 'staff.ownRoleText' : 'staff.ownerText')}
        </p>
      )}
    </Dialog>
  )
}
