type Props = { name: string; label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

export const SaveCheckbox = ({ name, label, isChecked, onChange }: Props) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      name={name}
      className="size-6 shrink-0 accent-brand"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span className="min-w-0">{label}</span>
  </label>
)
