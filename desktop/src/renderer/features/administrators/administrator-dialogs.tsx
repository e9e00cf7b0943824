// Actions of an owner on another administrator: changing the role, disabling and enabling, resetting the second factor, revoking an
// invitation.
import {
  changeAdministratorRole,
  resetSecondFactor,
  revokeInvitation,
  setAdministratorDisabled,
  type Administrator,
} from '@sufra/shared/administrators/administrator.routes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { RoleDialog } from '../../common/forms/role-dialog.tsx'
import { AdministratorRoleChoice } from './administrator-role-choice.tsx'
import { nameOf, useAdministratorChange } from './use-administrators.ts'

type Props = { administrator: Administrator; onClose: () => void }

export const AdministratorRoleDialog = ({ administrator, onClose }: Props) => {
  const { t } = useTranslation()
  const { id, role: seen } = administrator
  const name = nameOf(administrator)
  const [role, setRole] = useState(seen)
  const change = useAdministratorChange(() => call(changeAdministratorRole, { params: { administratorId: id }, body: { role, seen } }), {
    done: t('administrators.roleChanged', { name, role: t(`administrators.role.${role}`) }),
    onEnd: onClose,
  })
  return (
    <RoleDialog
      title={t('administrators.changeRoleOf', { name })}
      description={t('administrators.changeRoleText')}
      save={t('administrators.save')}
      isChanged={role !== seen}
      isBusy={change.isPending}
      onSave={() => change.mutate()}
      onClose={onClose}
    >
      <AdministratorRoleChoice chosen={role} onChange={setRole} />
    </RoleDialog>
  )
}

export const DisableDialog = ({ administrator, onClose }: Props) => {
  const { t } = useTranslation()
  const { id, isDisabled } = administrator
  const name = nameOf(administrator)
  const kind = isDisabled ? 'enable' : 'disable'
  const change = useAdministratorChange(
    () => call(setAdministratorDisabled, { params: { administratorId: id }, body: { isDisabled: !isDisabled } }),
    { done: t(`administrators.${kind}d`, { name }), onEnd: onClose },
  )
  return (
    <ConfirmDialog
      title={t(`administrators.${kind}Title`, { name })}
      subtitle={t(`administrators.${kind}Text`)}
      action={t(`administrators.${kind}`)}
      isDanger={!isDisabled}
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

export const ResetFactorDialog = ({ administrator, onClose }: Props) => {
  const { t } = useTranslation()
  const name = nameOf(administrator)
  const change = useAdministratorChange(() => call(resetSecondFactor, { params: { administratorId: administrator.id } }), {
    done: t('secondFactor.wasReset', { name }),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('secondFactor.resetTitle', { name })}
      subtitle={t('secondFactor.resetText')}
      action={t('secondFactor.reset')}
      isDanger
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}

export const RevokeDialog = ({ administrator, onClose }: Props) => {
  const { t } = useTranslation()
  const change = useAdministratorChange(() => call(revokeInvitation, { params: { administratorId: administrator.id } }), {
    done: t('administrators.revoked'),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('administrators.revokeTitle')}
      subtitle={t('administrators.revokeText', { name: nameOf(administrator) })}
      action={t('administrators.revoke')}
      isDanger
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    />
  )
}
