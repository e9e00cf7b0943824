type Props<Value extends string> = {
  /** Label of the group, for screen readers. */
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

/** Radio buttons, one per line. */
export const RadioList = <Value extends string>({ legend, name, options, chosen, onChange, className }: Props<Value>) => (
  <fieldset className={className}>
    <legend className="sr-only">{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value} className="flex min-h-11 items-center gap-3">
        <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} className="size-5 accent-brand" />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)
