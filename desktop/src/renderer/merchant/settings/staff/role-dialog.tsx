import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { changeRole, type Member } from '@sufra/shared/staff/staff.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
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
      isOpen
      isForm
      onClose={onClose}
      title={t('staff.changeRoleOf', { name })}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button disabled={role === seen} isBusy={change.isPending} onClick={() => change.mutate()}>
            {t('staff.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RoleChoice roles={roles} chosen={role} onChange={setRole} />
        {role !== seen && (isSelf || role === 'owner') && (
          <p role="status" className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
            {t(isSelf ? 'staff.ownRoleText' : 'staff.ownerText')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
