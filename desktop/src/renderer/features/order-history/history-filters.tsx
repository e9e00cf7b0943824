import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Button } from '@sufra/shared/ui/button'
import { Field, inputStyle, TextInput } from '@sufra/shared/ui/field'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKnownSession } from '../../common/session/session.ts'
import { DateField } from '../../common/dates/date-field.tsx'
import { SearchBox } from '../../common/lists/search-box.tsx'
import { useDebouncedText } from '../../common/lists/use-debounced-text.ts'
import {
  amountNames,
  choiceNames,
  choices,
  isFiltered,
  readAmount,
  readTable,
  type ChoiceName,
  type HistoryParams,
} from './history-params.ts'

type OnFilter = (change: HistoryParams, options?: { replace?: boolean }) => void

const Choice = ({ name, shown, onFilter }: { name: ChoiceName; shown: HistoryParams; onFilter: OnFilter }) => {
  const { t } = useTranslation()
  const labelOf = {
    status: (value: string) => t(`orders.status.${value as (typeof choices)['status'][number]}`), // this is an option of the list below
    method: (value: string) => t(`history.method.${value as (typeof choices)['method'][number]}`), // see above
    settlement: (value: string) => t(`history.settlement.${value as (typeof choices)['settlement'][number]}`), // see above
    type: (value: string) => t(`orders.type.${value as (typeof choices)['type'][number]}`), // see above
  }[name]
  return (
    <Field label={t(`history.filter.${name}`)}>
      {(control) => (
        <select
          {...control}
          className={inputStyle}
          value={shown[name] ?? ''}
          onChange={(event) => onFilter({ [name]: event.target.value || undefined })}
        >
          <option value="">{t('history.all')}</option>
          {choices[name].map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type NumberProps = { name: 'table' | (typeof amountNames)[number]; shown: HistoryParams; onFilter: OnFilter }

const NumberFilter = ({ name, shown, onFilter }: NumberProps) => {
  const { t } = useTranslation()
  const read = name === 'table' ? readTable : readAmount
  const set = useCallback(
    (text: string) => onFilter({ [name]: read(String(readTypedNumber(text))) }, { replace: true }),
    [name, read, onFilter],
  )
  const [typed, setTyped] = useDebouncedText(shown[name] === undefined ? '' : String(shown[name]), set)
  return (
    <TextInput
      label={t(`history.filter.${name}`)}
      dir="ltr"
      inputMode={name === 'table' ? 'numeric' : 'decimal'}
      maxLength={12}
      className="figures"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

type Props = { shown: HistoryParams; onFilter: OnFilter; onClear: () => void }

/** The search, and the filters below it, which are collapsed until they are needed. */
export const HistoryFilters = ({ shown, onFilter, onClear }: Props) => {
  const { t } = useTranslation()
  const filtersId = useId()
  const { search, ...others } = shown
  const [isOpen, setOpen] = useState(isFiltered(others))
  const searchFor = useCallback((text: string) => onFilter({ search: text || undefined }, { replace: true }), [onFilter])
  const [typed, setTyped] = useDebouncedText(search ?? '', searchFor)
  const timeZone = useKnownSession()?.user?.restaurant?.timeZone ?? homeTimeZone
  const today = dayOf(useNow(60_000), timeZone)
  const day = (name: 'from' | 'to') => (
    <DateField
      label={t(`history.${name}`)}
      error={undefined}
      value={shown[name] ?? ''}
      today={today}
      max={today}
      onChange={(value) => onFilter({ [name]: value || undefined })}
      onBlur={() => {}}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={t('history.search')} value={typed} onChange={setTyped} />
        <Button kind="secondary" aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-5" /> <span>{t('history.filters')}</span>
        </Button>
        {isFiltered(shown) && (
          <Button kind="quiet" onClick={onClear}>
            {t('history.clear')}
          </Button>
        )}
      </div>
      <div id={filtersId} hidden={!isOpen}>
        <div role="group" aria-label={t('history.filters')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
          {day('from')}
          {day('to')}
          {choiceNames.map((name) => (
            <Choice key={name} name={name} shown={shown} onFilter={onFilter} />
          ))}
          <NumberFilter name="table" shown={shown} onFilter={onFilter} />
          {amountNames.map((name) => (
            <NumberFilter key={name} name={name} shown={shown} onFilter={onFilter} />
          ))}
        </div>
      </div>
    </div>
  )
}
