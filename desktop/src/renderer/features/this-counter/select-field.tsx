import { Field, inputStyle } from '@sufra/shared/ui/field'

type Props = {
  label: string
  hint?: string
  error?: string
  value: string | number
  /** The values with their texts. */
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

export const SelectField = ({ label, hint, error, value, options, onChange }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <select {...control} className={inputStyle} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
