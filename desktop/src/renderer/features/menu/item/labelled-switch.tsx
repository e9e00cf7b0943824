import { Switch } from '@sufra/shared/ui/switch'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A switch with a visible label. */
export const LabelledSwitch = ({ label, isOn, onChange }: Props) => (
  <div className="flex items-center gap-3">
    <Switch label={label} isOn={isOn} onChange={onChange} />
    <span aria-hidden className="text-sm font-semibold">
      {label}
    </span>
  </div>
)
