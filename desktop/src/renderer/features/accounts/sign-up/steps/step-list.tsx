import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../../common/pages/router.ts'
import { steps, type Step } from './steps.ts'

type Props = { current: Step; firstOpen: Step }

const circle = 'figures grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold'

/** The steps of the application; steps that may be opened are links. */
export const StepList = ({ current, firstOpen }: Props) => {
  const { t } = useTranslation()
  const last = steps.indexOf(firstOpen)
  return (
    <nav aria-label={t('signUp.steps')}>
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => {
          const isCurrent = step === current
          const isDone = index < last
          const style = isCurrent
            ? 'bg-brand text-on-brand'
            : isDone
              ? 'bg-brand-soft text-brand'
              : 'border border-line bg-card text-ink-soft'
          const content = (
            <>
              <span aria-hidden className={`${circle} ${style}`}>
                {isDone && !isCurrent ? <Check className="size-4" /> : index + 1}
              </span>
              <span className={`text-sm ${isCurrent ? 'font-bold' : 'text-ink-soft max-sm:sr-only'}`}>
                <span>{t(`signUp.step.${step}`)}</span>
                {isDone && <span className="sr-only">{` ${t('signUp.stepDone')}`}</span>}
              </span>
            </>
          )
          return (
            <li
              key={step}
              className={`flex items-center gap-2 ${isCurrent ? 'min-w-0' : 'shrink-0 sm:min-w-0 sm:shrink'} ${index > 0 ? 'grow before:h-px before:min-w-3 before:grow before:bg-line' : ''}`}
            >
              {index <= last && !isCurrent ? (
                <Link to={`?step=${step}`} className="flex min-h-11 items-center gap-2 rounded-card hover:underline">
                  {content}
                </Link>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined} className="flex min-h-11 items-center gap-2">
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
