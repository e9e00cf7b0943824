import { Field, inputStyle } from '@sufra/shared/ui/field'
import { Section } from '../../common/ui/section.tsx'

type Props = {
  title: string
  text: string
  label: string
  /** The choices in minutes. */
  choices: readonly number[]
  textOf: (minutes: number) => string
  value: number
  isLocked: boolean
  onChange: (minutes: number) => void
}

/** A setting with a few values, and an explanation. */
export const ChoiceSection = ({ title, text, label, choices, textOf, value, isLocked, onChange }: Props) => {
  // The current value stays in the list.
  const all = choices.includes(value) ? choices : [...choices, value].toSorted((one, other) => one - other)
  return (
    <Section title={title} text={text}>
      <Field label={label}>
        {(control) => (
          <select
            {...control}
            value={value}
            disabled={isLocked}
            onChange={(event) => onChange(Number(event.target.value))}
            className={`${inputStyle} max-w-40`}
          >
            {all.map((minutes) => (
              <option key={minutes} value={minutes}>
                {textOf(minutes)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Section>
  )
}
