// The calendar of a date field, loaded when first opened.
import type { Day } from '@sufra/shared/dates/day'
import { directionOf } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type ChevronProps, type DropdownProps } from 'react-day-picker'
import { ar } from 'react-day-picker/locale/ar'
import { enGB } from 'react-day-picker/locale/en-GB'

const locales = { en: enGB, ar }
const icons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }
/** Range of the year list when the date has no limit. */
const years = 50

/** Converts a day to local time, which the calendar expects; noon is safe from daylight saving changes. */
const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`)
const dayOf = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
const yearsFrom = (day: Day, count: number) => {
  const date = dateOf(day)
  date.setFullYear(date.getFullYear() + count)
  return date
}

const Chevron = ({ orientation = 'left', className }: ChevronProps) => {
  const Icon = icons[orientation]
  return <Icon aria-hidden className={className} />
}

const stepStyle = 'grid size-11 place-items-center rounded-card hover:bg-raised aria-disabled:opacity-30'
const classNames = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-1',
  button_previous: stepStyle,
  button_next: stepStyle,
  chevron: 'size-5',
  dropdowns: 'flex justify-center gap-1',
  dropdown_root:
    'relative flex min-h-11 items-center rounded-card px-2 hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-brand',
  dropdown: 'absolute inset-0 cursor-pointer bg-card text-base text-ink opacity-0',
  caption_label: 'flex items-center gap-1 font-bold',
  month_grid: 'col-span-3',
  weekday: 'size-11 text-xs font-semibold text-ink-soft',
  day: 'p-0',
  day_button:
    'figures grid size-11 place-items-center rounded-card text-sm hover:bg-raised disabled:cursor-not-allowed disabled:opacity-30',
  today: 'font-bold text-brand',
  selected: '[&>button]:bg-brand [&>button]:font-bold [&>button]:text-on-brand',
  outside: 'invisible',
}

/** The library's own dropdown shows the chosen text beside the arrow. */
const Dropdown = ({ options, value, ...rest }: DropdownProps) => (
  <span className={classNames.dropdown_root}>
    <select {...rest} value={value} className={classNames.dropdown}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <span aria-hidden className={classNames.caption_label}>
      <span>{options?.find((option) => option.value === value)?.label}</span>
      <ChevronDown className={classNames.chevron} />
    </span>
  </span>
)

type Props = { selected: Day; today: Day; min: Day | undefined; max: Day | undefined; onSelect: (day: Day) => void }

export const Calendar = ({ selected, today, min, max, onSelect }: Props) => {
  const { language } = useLanguage()
  const shown = selected || (max && max < today ? max : today)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- opened on request, and WAI-ARIA requires it for a grid of days
      locale={locales[language]}
      dir={directionOf(language)}
      // Weeks in Qatar begin on Sunday.
      weekStartsOn={0}
      numerals="latn"
      navLayout="around"
      captionLayout="dropdown"
      selected={selected ? dateOf(selected) : undefined}
      onSelect={(date) => onSelect(dayOf(date))}
      today={dateOf(today)}
      defaultMonth={dateOf(shown)}
      startMonth={min ? dateOf(min) : yearsFrom(today, -years)}
      endMonth={max ? dateOf(max) : yearsFrom(today, years)}
      disabled={[...(min ? [{ before: dateOf(min) }] : []), ...(max ? [{ after: dateOf(max) }] : [])]}
      components={{ Chevron, Dropdown }}
      classNames={classNames}
    />
  )
}
