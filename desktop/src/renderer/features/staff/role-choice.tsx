import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { useTranslation } from 'react-i18next'
import { RoleChoice as Choice } from '../../common/forms/role-choice.tsx'

type Props<Role extends MemberRole> = { roles: readonly Role[]; chosen: Role; onChange: (role: Role) => void }

/** The roles that may be given, each with its permissions. */
export const RoleChoice = <Role extends MemberRole>({ roles, ...props }: Props<Role>) => {
  const { t } = useTranslation()
  const option = (role: MemberRole) => ({ name: t(`staff.role.${role}`), text: t(`staff.roleText.${role}`) })
  return <Choice label={t('staff.roleLabel')} roles={roles.map((role) => ({ role, ...option(role) }))} {...props} />
}
