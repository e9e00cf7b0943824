type RoleOption<Role extends string> = { role: Role; name: string; text: string }

/** The name of a role and its permissions. */
const RoleText = ({ name, text }: { name: string; text: string }) => (
  <>
    <span className="block font-semibold">{name}</span>
    <span className="block text-ink-soft">{text}</span>
  </>
)

type Props<Role extends string> = { label: string; roles: readonly RoleOption<Role>[]; chosen: Role; onChange: (role: Role) => void }

/** The roles that may be given, each with its permissions. */
export const RoleChoice = <Role extends string>({ label, roles, chosen, onChange }: Props<Role>) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="pb-1.5 text-sm font-semibold">{label}</legend>
    {roles.map(({ role, name, text }) => (
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
          <RoleText name={name} text={text} />
        </span>
      </label>
    ))}
  </fieldset>
)
