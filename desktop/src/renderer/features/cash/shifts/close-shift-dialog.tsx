import { closeShift, type DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { closeShiftProblem, denominations, differenceOf, maxCount, maxNoteLength, sumOfCounts } from '@sufra/shared/cash/shift'
import { formatMoney, toDirhams, toQar, type Dirhams } from '@sufra/shared/money'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput, inputStyle } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { CashAmount } from '../amount.tsx'
import { MoneyInput, readMoney } from '../money-input.tsx'
import { SaveActions } from '../../../common/forms/save-actions.tsx'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Difference, Problem } from '../cash-text.tsx'
import { useCashCall } from '../use-cash.ts'

type Counts = ReadonlyMap<Dirhams, string>

/** The sum of a count; undefined when it contains a fraction. */
const sumOf = (counts: Counts): Dirhams | undefined => {
  const numbers = [...counts].map(([denomination, typed]) => [denomination, typed.trim() === '' ? 0 : readTypedNumber(typed)] as const)
  if (numbers.some(([, count]) => !Number.isInteger(count) || count < 0 || count > maxCount)) return undefined
  return sumOfCounts(new Map(numbers))
}

const NoteCounts = ({ counts, onCount }: { counts: Counts; onCount: (denomination: Dirhams, typed: string) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      {denominations.map((denomination) => {
        const amount = formatMoney(denomination, language)
        return (
          <li key={denomination}>
            <label className="flex items-center gap-2">
              <bdi className="figures grow text-sm whitespace-nowrap">{`${amount} ×`}</bdi>
              <input
                aria-label={t('cash.shift.countOf', { amount })}
                inputMode="numeric"
                autoComplete="off"
                dir="ltr"
                value={counts.get(denomination) ?? ''}
                onChange={(event) => onCount(denomination, event.target.value)}
                className={`${inputStyle} figures max-w-18`}
              />
            </label>
          </li>
        )
      })}
    </ul>
  )
}

const useCounted = () => {
  const [way, setWay] = useState<'amount' | 'notes'>('amount')
  const [typed, setTyped] = useState('')
  const [counts, setCounts] = useState<Counts>(new Map())
  const count = (denomination: Dirhams, text: string) => setCounts((previous) => new Map(previous).set(denomination, text))
  const counted = way === 'amount' ? readMoney(typed) : sumOf(counts)
  return { way, setWay, typed, setTyped, counts, count, counted }
}

type Props = { shift: NonNullable<DrawerOnWire['shift']>; onClose: () => void }

/** Closes a shift: the total or each note and coin, the resulting difference, and a note when there is a difference. */
export const CloseShiftDialog = ({ shift, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const { send, isBusy, isOffline, problem } = useCashCall()
  const { way, setWay, typed, setTyped, counts, count, counted } = useCounted()
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const expected = toDirhams(shift.expected)
  const noteProblem = counted === undefined ? undefined : closeShiftProblem(counted, expected, note.trim())
  const submit = async () => {
    setSubmitted(true)
    if (counted === undefined || noteProblem) return
    const body = { counted: toQar(counted), note: note.trim() }
    if (await send(body, (options) => call(closeShift, { params: { shiftId: shift._id }, body }, options))) onClose()
  }
  return (
    <Dialog
      isOpen
      isForm
      size="wide"
      onClose={onClose}
      title={t('cash.shift.closeTitle')}
      actions={
        <SaveActions formId={formId} isBusy={isBusy} isDisabled={isOffline} onCancel={onClose} submitLabel={t('cash.shift.close')} />
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-ink-soft">{t('cash.shift.expected')}</span>
          <CashAmount amount={expected} className="text-2xl font-bold" />
        </p>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">{t('cash.shift.counted')}</legend>
          {(['amount', 'notes'] as const).map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-2 text-sm font-semibold">
              <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} className="size-5 accent-brand" />
              <span>{t(each === 'amount' ? 'cash.shift.byAmount' : 'cash.shift.byNotes')}</span>
            </label>
          ))}
        </fieldset>
        {way === 'amount' ? (
          <MoneyInput
            label={t('cash.shift.counted')}
            typed={typed}
            onType={setTyped}
            error={isSubmitted && counted === undefined ? t('cash.amountWrong') : undefined}
          />
        ) : (
          <NoteCounts counts={counts} onCount={count} />
        )}
        {counted !== undefined && (
          <p role="status" className="flex flex-wrap items-baseline justify-between gap-3 rounded-card bg-raised px-4 py-3">
            <CashAmount amount={counted} className="text-2xl font-bold" />
            <Difference difference={differenceOf(counted, expected)} className="text-lg" />
          </p>
        )}
        <TextInput
          label={t('cash.shift.note')}
          hint={t('cash.shift.noteHint')}
          value={note}
          maxLength={maxNoteLength}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
          error={isSubmitted && noteProblem ? t('refusals.cash.difference_note') : undefined}
        />
        <Problem text={problem} />
      </form>
    </Dialog>
  )
}
