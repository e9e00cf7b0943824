import { dayEnds } from '@sufra/shared/dates/business-day'
import { Field, inputStyle } from '@sufra/shared/ui/field'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../common/ui/section.tsx'
import { timeOf } from './hours-draft.ts'

type Props = { value: number; isLocked: boolean; onChange: (minutes: number) => void }

/** When the restaurant's day ends: orders before it belong to the day before. */
export const DayEndSection = ({ value, isLocked, onChange }: Props) => {
  const { t } = useTranslation()
  // One that is chosen already stays in the list.
  const choices = dayEnds.includes(value) ? dayEnds : [...dayEnds, value].toSorted((one, other) => one - other)
  return (
    <Section title={t('hours.dayEnd')} text={t('hours.dayEndText')}>
      <Field label={t('hours.dayEndsAt')}>
        {(control) => (
          <select
            {...control}
            value={value}
            disabled={isLocked}
            onChange={(event) => onChange(Number(event.target.value))}
            className={`${inputStyle} max-w-32`}
          >
            {choices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {timeOf(minutes)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Section>
  )
}
