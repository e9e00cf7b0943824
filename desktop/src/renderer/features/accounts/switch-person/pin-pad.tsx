import { ApiError } from '@sufra/shared/contract/api-error'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { maxPinLength, minPinLength } from '@sufra/shared/pins/pin'
import type { Person } from '@sufra/shared/pins/pin.routes'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { inputStyle } from '@sufra/shared/ui/field'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { keepFocus } from '@sufra/shared/ui/keep-focus'
import { Delete } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { home } from '../../../common/session/guards.ts'
import { switchTo } from '../../../common/session/session.ts'
import { retryTime } from '../../../common/api/refusals.ts'
import { remainingTime } from '../../../common/dates/clock-time.ts'
import { useNavigate } from '../../../common/pages/router.ts'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const keyStyle = 'grid min-h-14 place-items-center rounded-card border border-line text-xl font-semibold hover:bg-raised'

const toPin = (text: string) => withLatinDigits(text).replaceAll(/\D/g, '').slice(0, maxPinLength)

type KeysProps = { onDigit: (digit: string) => void; onDelete: () => void }

const Keys = ({ onDigit, onDelete }: KeysProps) => {
  const { t } = useTranslation()
  const key = (digit: string) => (
    <button
      key={digit}
      type="button"
      aria-label={t('people.digit', { digit })}
      onClick={() => onDigit(digit)}
      className={`figures ${keyStyle}`}
    >
      {digit}
    </button>
  )
  return (
    // Telephone keys are in the same order in both directions of reading.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- the keys in it are interactive
    <div dir="ltr" onMouseDown={keepFocus} className="grid grid-cols-3 gap-2">
      {digits.map(key)}
      <span />
      {key('0')}
      <button type="button" aria-label={t('people.delete')} title={t('people.delete')} onClick={onDelete} className={keyStyle}>
        <Delete aria-hidden className="size-6" />
      </button>
    </div>
  )
}

const FailureWithWait = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  const until = retryTime(error)
  const remaining = remainingTime(until ?? 0, useNow(1_000))
  return (
    <div role="alert" className="rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
      <p>{errorText(error, t)}</p>
      {remaining && <p aria-live="off">{t('people.tryAgainIn', { time: remaining })}</p>}
    </div>
  )
}

/** A dialog in which a member takes over the counter with a PIN, typed on the screen’s keys or the keyboard. */
export const PinPad = ({ person, onBack, onClose }: { person: Person; onBack: () => void; onClose: () => void }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [formId, inputId] = [useId(), useId()]
  const [pin, setPin] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const submit = async () => {
    if (pin.length < minPinLength) return
    setBusy(true)
    setFailure(undefined)
    try {
      await switchTo(person.id, pin)
      onClose()
      void navigate(home.merchant, { replace: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setPin('')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('people.pinOf', { name: person.name })}
      actions={
        <>
          <Button kind="quiet" onClick={onBack}>
            {t('people.back')}
          </Button>
          <Button type="submit" form={formId} disabled={pin.length < minPinLength} isBusy={isBusy}>
            {t('people.continue')}
          </Button>
        </>
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
        {failure && <FailureWithWait error={failure} />}
        <label htmlFor={inputId} className="sr-only">
          {t('people.pin')}
        </label>
        <input
          id={inputId}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the dialog is opened to type the PIN
          value={pin}
          onChange={(event) => setPin(toPin(event.target.value))}
          className={`${inputStyle} figures text-center text-2xl tracking-[0.4em]`}
        />
        <Keys onDigit={(digit) => setPin((before) => toPin(before + digit))} onDelete={() => setPin((before) => before.slice(0, -1))} />
      </form>
    </Dialog>
  )
}
