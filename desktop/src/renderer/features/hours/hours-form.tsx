import { dayEnds } from '@sufra/shared/dates/business-day'
import { changeHours, type HoursData } from '@sufra/shared/hours/hours.routes'
import { maxLastOrders, openingHours, type OpeningHours } from '@sufra/shared/hours/opening-hours'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { newId } from '@sufra/shared/new-id'
import { sittingIdleChoices } from '@sufra/shared/hours/sitting-idle'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { Switch } from '@sufra/shared/ui/switch'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { showReply } from '../../common/api/show-reply.ts'
import { hoursKey } from './use-hours.ts'
import { useVersionedSave } from '../../common/forms/use-versioned-save.ts'
import { FormProblem } from '../../common/forms/form-problem.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { ChoiceSection } from './choice-section.tsx'
import { draftOfHours, hoursOfDraft, timeOf, type HoursDraft } from './hours-draft.ts'
import { HoursPreview } from './hours-preview.tsx'
import { SpecialDaysEditor } from './special-days-editor.tsx'
import { WeekEditor } from './week-editor.tsx'
import { Section } from '../../common/ui/section.tsx'

/** The first problem of the hours, by the same rules as on the server. */
const problemOf = (hours: ReturnType<typeof hoursOfDraft>) => {
  const message = hours ? openingHours.safeParse(hours).error?.issues[0]?.message : undefined
  if (message === undefined) return undefined
  return isRefusalCode(message) ? message : 'hours.time'
}

const LastOrders = ({ minutes, isLocked, onChange }: { minutes: number; isLocked: boolean; onChange: (minutes: number) => void }) => {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('hours.lastOrders')}
      hint={t('hours.lastOrdersHint')}
      type="text"
      inputMode="numeric"
      dir="ltr"
      disabled={isLocked}
      value={Number.isNaN(minutes) ? '' : String(minutes)}
      onChange={(event) => onChange(Number.parseInt(withLatinDigits(event.target.value), 10))}
      className="max-w-32"
      error={minutes >= 0 && minutes <= maxLastOrders ? undefined : t('refusals.hours.last_orders')}
    />
  )
}

export const HoursForm = ({ data, isLocked }: { data: HoursData; isLocked: boolean }) => {
  const { t } = useTranslation()
  /** Undefined before the first change. */
  const [changed, setChanged] = useState<HoursDraft>()
  const [changedEnd, setChangedEnd] = useState<number>()
  const [changedIdle, setChangedIdle] = useState<number>()
  const draft = changed ?? draftOfHours(data.hours)
  const dayEndsAt = changedEnd ?? data.dayEndsAt
  const sittingIdleMinutes = changedIdle ?? data.sittingIdleMinutes
  const { isBusy, run } = useBusy()
  const change = (changes: Partial<HoursDraft>) => setChanged({ ...draft, ...changes })
  const hours = hoursOfDraft(draft)
  const hasNewHours = JSON.stringify(hours) !== JSON.stringify(data.hours)
  const hasNewEnd = dayEndsAt !== data.dayEndsAt
  const hasNewIdle = sittingIdleMinutes !== data.sittingIdleMinutes
  const hasChanges = hasNewHours || hasNewEnd || hasNewIdle
  const problem = problemOf(hours)
  const save = useVersionedSave({ queryKey: hoursKey, version: data.version, hasChanges, conflict: 'hours.changed' })

  const discard = () => {
    setChanged(undefined)
    setChangedEnd(undefined)
    setChangedIdle(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await save((version) => saveHours({ hours, version, ...(hasNewEnd && { dayEndsAt }), ...(hasNewIdle && { sittingIdleMinutes }) }))
      discard()
      showSuccess(t('hours.saved'))
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <HoursPreview opening={data.opening} hours={problem ? data.hours : hours} hasChanges={hasNewHours && !problem} />
      <Section
        title={t('hours.always')}
        text={t('hours.alwaysText')}
        action={
          <Switch label={t('hours.always')} isOn={draft.isAlways} disabled={isLocked} onChange={(isAlways) => change({ isAlways })} />
        }
      >
        {!draft.isAlways && <LastOrders minutes={draft.lastOrders} isLocked={isLocked} onChange={(lastOrders) => change({ lastOrders })} />}
      </Section>
      {!draft.isAlways && (
        <>
          <WeekEditor week={draft.week} isLocked={isLocked} onChange={(week) => change({ week })} />
          <SpecialDaysEditor
            specialDays={draft.specialDays}
            timeZone={data.opening.timeZone}
            isLocked={isLocked}
            onChange={(specialDays) => change({ specialDays })}
          />
        </>
      )}
      <ChoiceSection
        title={t('hours.dayEnd')}
        text={t('hours.dayEndText')}
        label={t('hours.dayEndsAt')}
        choices={dayEnds}
        textOf={timeOf}
        value={dayEndsAt}
        isLocked={isLocked}
        onChange={setChangedEnd}
      />
      <ChoiceSection
        title={t('hours.sitting')}
        text={t('hours.sittingText')}
        label={t('hours.sittingIdle')}
        choices={sittingIdleChoices}
        textOf={(minutes) => t('hours.minutes', { number: minutes })}
        value={sittingIdleMinutes}
        isLocked={isLocked}
        onChange={setChangedIdle}
      />
      {!isLocked && (
        <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-page py-4">
          <FormProblem text={hasChanges && problem ? t(`refusals.${problem}`) : undefined} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={isBusy} disabled={!hasChanges || problem !== undefined}>
              {t('hours.save')}
            </Button>
            {hasChanges && (
              <Button kind="quiet" onClick={discard}>
                {t('hours.discard')}
              </Button>
            )}
          </div>
        </div>
      )}
    </form>
  )
}

/** `dayEndsAt`, `sittingIdleMinutes`: undefined unless changed. */
type HoursChange = { hours: OpeningHours | null; version: number; dayEndsAt?: number; sittingIdleMinutes?: number }

const saveHours = (body: HoursChange): Promise<void> => showReply(hoursKey, call(changeHours, { body }, { idempotencyKey: newId() }))
