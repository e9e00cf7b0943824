import { administratorRoles, type AdministratorRole } from '@sufra/shared/permissions/permissions'
import { useTranslation } from 'react-i18next'
import { RoleChoice } from '../../common/forms/role-choice.tsx'

type Props = { chosen: AdministratorRole; onChange: (role: AdministratorRole) => void }

export const AdministratorRoleChoice = (props: Props) => {
  const { t } = useTranslation()
  const options = administratorRoles.map((role) => ({
    role,
    name: t(`administrators.role.${role}`),
    text: t(`administrators.roleText.${role}`),
  }))
  return <RoleChoice label={t('administrators.roleLabel')} roles={options} {...props} />
}
