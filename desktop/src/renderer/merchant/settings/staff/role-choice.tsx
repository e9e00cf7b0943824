import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { useTranslation } from 'react-i18next'

/** What a role is called and may do. */
const RoleText = ({ role }: { role: MemberRole }) => {
  const { t } = useTranslation()
  return (
    <>
      <span className="block font-semibold">{t(`staff.role.${role}`)}</span>
      <span className="block text-ink-soft">{t(`staff.roleText.${role}`)}</span>
    </>
  )
}

type Props<Role extends MemberRole> = { roles: readonly Role[]; chosen: Role; onChange: (role: Role) => void }

/** The roles that may be given, each with what it may do. */
export const RoleChoice = <Role extends MemberRole>({ roles, chosen, onChange }: Props<Role>) => {
  const { t } = useTranslation()
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1.5 text-sm font-semibold">{t('staff.roleLabel')}</legend>
      {roles.map((role) => (
        <label
          key={role}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="role"
            checked={role === chosen}
            onChange={() => onChange(role)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0 text-sm">
            <RoleText role={role} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
