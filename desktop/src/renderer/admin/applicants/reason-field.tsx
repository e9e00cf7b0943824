import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason } from './review.ts'

const quickReasons = ['number', 'name', 'dates', 'expired', 'unreadable', 'wrong'] as const
const longest = 300

type Props = {
  /** The paper's name: it tells one field from the next. */
  paper: string
  value: string
  /** Something was tried with it: what is wrong is said. */
  isTried: boolean
  onChange: (reason: string) => void
  /** Where the cursor may be put. */
  field?: Ref<HTMLTextAreaElement>
}

/** Why a paper is rejected: a frequent reason in one tap, or in own words. */
export const ReasonField = ({ paper, value, isTried, onChange, field }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const isWrong = isTried && !isReason(value)
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={`${paper}: ${t('review.quick.label')}`} className="flex flex-wrap gap-1.5">
        {quickReasons.map((quick) => {
          const words = t(`review.quick.${quick}`)
          return (
            <button
              key={quick}
              type="button"
              aria-pressed={value === words}
              onClick={() => onChange(words)}
              className="min-h-8 rounded-full border border-line bg-card px-3 text-xs font-semibold hover:bg-raised aria-pressed:border-red aria-pressed:bg-red-soft aria-pressed:text-red"
            >
              {words}
            </button>
          )
        })}
      </div>
      <label htmlFor={id} className="sr-only">
        {`${paper}: ${t('review.markReason')}`}
      </label>
      <textarea
        ref={field}
        id={id}
        dir={value ? 'auto' : undefined}
        rows={2}
        maxLength={longest * 2}
        placeholder={t('review.markReason')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The reviewer's keys are heard again outside of it. In a window Escape is the window's.
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-said` : undefined}
        className="w-full resize-y rounded-card border border-line bg-card px-3 py-2 text-sm placeholder:text-ink-soft/70 aria-invalid:border-red"
      />
      {isWrong && (
        <p id={`${id}-said`} role="alert" className="text-sm text-red">
          {t('refusals.applicant.reason_length')}
        </p>
      )}
    </div>
  )
}
