// A date field: typed as dd/mm/yyyy or picked from a calendar.
import { Popover } from '@base-ui/react/popover'
import { parseDay, formatDay, type Day } from '@sufra/shared/dates/day'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { TextInput } from '@sufra/shared/ui/field'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Spinner } from '@sufra/shared/ui/spinner'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  error: string | undefined
  /** '' while there is no valid date. */
  value: Day
  today: Day
  /** The first and last day of the calendar; typed dates are validated by the form. */
  min?: Day
  max?: Day
  onChange: (day: Day) => void
  onBlur: () => void
}

export const DateField = ({ label, error, value, today, min, max, onChange, onBlur }: Props) => {
  const { t } = useTranslation()
  const labelId = useId()
  const [text, setText] = useState(() => formatDay(value))
  const [isBlurred, setBlurred] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { Calendar, hasFailed, load } = useCalendar()
  // Typed text stays unchanged while typing; a value set from outside replaces it.
  const shown = (parseDay(text) ?? '') === value ? text : formatDay(value)
  const isInvalid = (isBlurred || error !== undefined) && shown.trim() !== '' && value === ''

  const changeText = (typed: string) => {
    setText(withLatinDigits(typed))
    setBlurred(false)
    const day = parseDay(typed) ?? ''
    if (day !== value) onChange(day)
  }
  const blur = () => {
    if (value) setText(formatDay(value))
    setBlurred(true)
    onBlur()
  }
  const pick = (day: Day) => {
    setText(formatDay(day))
    setOpen(false)
    onChange(day)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <TextInput
        label={label}
        error={isInvalid ? t('dates.invalid') : error}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('dates.placeholder')}
        maxLength={30}
        className="figures"
        value={shown}
        onFocus={load}
        onChange={(event) => changeText(event.target.value)}
        onBlur={blur}
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

type Calendar = typeof import('./calendar.tsx').Calendar

/** Loads the calendar on demand. When loading fails a date can still be typed, and the next opening tries again. */
const useCalendar = () => {
  const [loaded, setLoaded] = useState<{ Calendar?: Calendar; hasFailed: boolean }>({ hasFailed: false })
  const load = () => {
    if (loaded.Calendar) return
    import('./calendar.tsx').then(
      ({ Calendar }) => setLoaded({ Calendar, hasFailed: false }),
      () => setLoaded({ hasFailed: true }),
    )
  }
  return { ...loaded, load }
}
