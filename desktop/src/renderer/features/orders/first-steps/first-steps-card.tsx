import { IconButton } from '@sufra/shared/ui/icon-button'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../common/session/use-may.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { TestOrder } from './test-order.tsx'
import { TestAlarm } from './test-alarm.tsx'
import { steps as allSteps, type Done, type Step } from './use-first-steps.ts'

const pages = { menu: '/merchant/menu', tables: '/merchant/tables', codes: '/merchant/tables?print' } as const
const permissions = { menu: 'menu.edit', tables: 'tables.edit', codes: 'tables.edit' } as const

type StepRowProps = { step: Step; isDone: boolean; children: ReactNode }

const StepRow = ({ step, isDone, children }: StepRowProps) => {
  const { t } = useTranslation()
  return (
    <li className="flex gap-4 px-5 py-4">
      <span
        className={`mt-1.5 grid size-7 shrink-0 place-items-center rounded-full border-2 ${isDone ? 'border-green bg-green text-card' : 'border-line'}`}
      >
        {isDone && <Check aria-hidden className="size-4" strokeWidth={3} />}
        <span className="sr-only">{isDone ? t('firstSteps.done') : t('firstSteps.toDo')}</span>
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <h3 className={`font-semibold ${isDone ? 'text-ink-soft' : ''}`}>{t(`firstSteps.${step}.title`)}</h3>
          <p className="text-sm text-ink-soft">{t(`firstSteps.${step}.text`)}</p>
        </div>
        {!isDone && <OwnElements>{children}</OwnElements>}
      </div>
    </li>
  )
}

/** `onDismiss`: undefined for members who may not dismiss the steps. */
type Props = { done: Done; onDismiss: (() => void) | undefined; onAlarmConfirmed: () => Promise<void> }

/** Checklist of a new restaurant before its first order. A step is ticked automatically when it is done at any counter. */
export const FirstStepsCard = ({ done, onDismiss, onAlarmConfirmed }: Props) => {
  const { t } = useTranslation()
  const steps = allSteps.filter((step) => done[step] !== undefined)
  const may = useMay()
  const total = steps.length
  const count = steps.filter((step) => done[step]).length
  return (
    <section aria-label={t('firstSteps.title')} className="rounded-card border border-line bg-card">
      <header className="flex items-start gap-2 border-b border-line py-3 ps-5 pe-2">
        <div className="grow pt-1.5">
          <h2 className="text-lg font-bold">{t('firstSteps.title')}</h2>
          <p aria-live="polite" className="text-sm text-ink-soft">
            {t('firstSteps.progress', { done: count, total })}
          </p>
        </div>
        {onDismiss && <IconButton icon={X} label={t('firstSteps.dismiss')} onClick={onDismiss} />}
      </header>
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <StepRow key={step} step={step} isDone={done[step] === true}>
            {step === 'order' ? (
              <TestOrder isReady={done.menu === true && done.tables === true} />
            ) : step === 'alarm' ? (
              may('first-steps.dismiss') && <TestAlarm onConfirmed={onAlarmConfirmed} />
            ) : (
              may(permissions[step]) && (
                <LinkButton kind="secondary" to={pages[step]}>
                  {t(`firstSteps.${step}.action`)}
                </LinkButton>
              )
            )}
          </StepRow>
        ))}
      </ol>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">{t('firstSteps.next')}</p>
    </section>
  )
}
