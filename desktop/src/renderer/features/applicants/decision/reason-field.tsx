import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason } from '../review.ts'

const quickReasons = ['number', 'name', 'dates', 'expired', 'unreadable', 'wrong'] as const
const maxReasonLength = 300

type Props = {
  /** The name of the document, part of the accessible names. */
  name: string
  value: string
  /** Shows the error after a submit. */
  isSubmitted: boolean
  onChange: (reason: string) => void
  /** Used to focus the text field. */
  field?: Ref<HTMLTextAreaElement>
}

/** The reason of a rejection: a predefined one or free text. */
export const ReasonField = ({ name, value, isSubmitted, onChange, field }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const isInvalid = isSubmitted && !isReason(value)
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={`${name}: ${t('review.quick.label')}`} className="flex flex-wrap gap-1.5">
        {quickReasons.map((quick) => {
          const text = t(`review.quick.${quick}`)
          return (
            <button
              key={quick}
              type="button"
              aria-pressed={value === text}
              onClick={() => onChange(text)}
              className="min-h-8 rounded-full border border-line bg-card px-3 text-xs font-semibold hover:bg-raised aria-pressed:border-red aria-pressed:bg-red-soft aria-pressed:text-red"
            >
              {text}
            </button>
          )
        })}
      </div>
      <label htmlFor={id} className="sr-only">
        {`${name}: ${t('review.markReason')}`}
      </label>
      <textarea
        ref={field}
        id={id}
        dir={value ? 'auto' : undefined}
        rows={2}
        maxLength={maxReasonLength * 2}
        placeholder={t('review.markReason')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // Escape leaves the field, so that the review shortcuts work again. In a dialog it closes the dialog.
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        className="w-full resize-y rounded-card border border-line bg-card px-3 py-2 text-sm placeholder:text-ink-soft/70 aria-invalid:border-red"
      />
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="text-sm text-red">
          {t('refusals.applicant.reason_length')}
        </p>
      )}
    </div>
  )
}
