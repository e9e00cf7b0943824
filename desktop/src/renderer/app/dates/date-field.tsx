// A day, typed as dd/mm/yyyy or picked from a calendar.
import { Popover } from '@base-ui/react/popover'
import { readDay, writtenDay, type Day } from '@sufra/shared/dates/written-day'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { TextInput } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Spinner } from '@sufra/shared/ui/spinner'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendar } from './use-calendar.ts'

type Props = {
  label: string
  error: string | undefined
  /** '' while no day is written. */
  value: Day
  today: Day
  /** The first and the last day that the calendar offers; what is typed is judged by whoever takes it. */
  min?: Day
  max?: Day
  onChange: (day: Day) => void
  onLeave: () => void
}

export const DateField = ({ label, error, value, today, min, max, onChange, onLeave }: Props) => {
  const { t } = useTranslation()
  const labelId = useId()
  const [written, setWritten] = useState(() => writtenDay(value))
  const [isLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { Calendar, hasFailed, load } = useCalendar()
  // What is written stays as it is while it is written; a day that was set otherwise takes its place.
  const shown = (readDay(written) ?? '') === value ? written : writtenDay(value)
  const isNoDay = (isLeft || error !== undefined) && shown.trim() !== '' && value === ''

  const write = (text: string) => {
    setWritten(withLatinDigits(text))
    setLeft(false)
    const day = readDay(text) ?? ''
    if (day !== value) onChange(day)
  }
  const leave = () => {
    if (value) setWritten(writtenDay(value))
    setLeft(true)
    onLeave()
  }
  const pick = (day: Day) => {
    setWritten(writtenDay(day))
    setOpen(false)
    onChange(day)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <TextInput
        label={label}
        error={isNoDay ? t('dates.invalid') : error}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('dates.placeholder')}
        maxLength={30}
        className="figures"
        value={shown}
        onFocus={load}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        after={
          <>
            <span id={labelId} hidden>
              {label}
            </span>
            <Popover.Trigger
              onClick={load}
              render={<IconButton icon={CalendarDays} label={t('dates.open')} aria-describedby={labelId} className="border border-line" />}
            />
          </>
        }
      />
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={4} collisionPadding={8} className="z-60">
          <Popover.Popup
            aria-label={t('dates.calendar')}
            aria-describedby={labelId}
            className="rounded-card border border-line bg-card p-2 shadow-float outline-none"
          >
            {Calendar && <Calendar selected={value} today={today} min={min} max={max} onSelect={pick} />}
            {!Calendar && (hasFailed ? <p className="max-w-64 p-3 text-sm">{t('dates.failed')}</p> : <Spinner />)}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
