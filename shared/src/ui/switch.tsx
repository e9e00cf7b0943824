import { Switch as Base } from '@base-ui/react/switch'

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void; disabled?: boolean }

/** Toggle that takes effect immediately. */
export const Switch = ({ label, isOn, onChange, disabled }: Props) => (
  <Base.Root
    aria-label={label}
    checked={isOn}
    onCheckedChange={onChange}
    disabled={disabled}
    className="grid h-11 w-14 shrink-0 place-items-center rounded-card data-disabled:opacity-50"
  >
    <span
      aria-hidden
      className={`flex h-7 w-12 items-center rounded-full p-1 transition-colors duration-150 ${isOn ? 'justify-end bg-brand' : 'justify-start bg-ink-soft'}`}
    >
      <span className="size-5 rounded-full bg-card" />
    </span>
  </Base.Root>
)
