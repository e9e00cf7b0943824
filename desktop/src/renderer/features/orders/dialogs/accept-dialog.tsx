import { busyMinutesAt } from '@sufra/shared/hours/pace-now'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { promisedMinutes } from '@sufra/shared/orders/order-status'
import { readTypedNumber } from '@sufra/shared/text/typed-number'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHours } from '../../hours/use-hours.ts'

const maxMinutes = 240

type Props = { order: CounterOrder; onClose: () => void; onAccept: (minutes: number) => void }

/** Accepts an order with one of the preset times, longer while the kitchen is busy, or a typed number of minutes. */
export const AcceptDialog = ({ order, onClose, onAccept }: Props) => {
  const { t } = useTranslation()
  const busyMinutes = useBusyMinutes()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const minutes = readTypedNumber(typed)
    if (Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutes) onAccept(minutes)
    else setError(t('refusals.order.minutes_required'))
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('board.acceptNumber', { number: order.orderNumber })} description={t('board.acceptText')}>
      <div className="grid grid-cols-4 gap-2 py-4">
        {promisedMinutes
          .map((usual) => usual + busyMinutes)
          .map((minutes) => (
            <Button key={minutes} size="large" onClick={() => onAccept(minutes)} className="min-h-16! flex-col gap-0! px-0!">
              <span className="figures text-xl font-bold">{minutes}</span>{' '}
              <span className="text-xs">{t('board.minuteWord', { count: minutes })}</span>
            </Button>
          ))}
      </div>
      {busyMinutes > 0 && <p className="pb-4 text-sm font-semibold text-saffron">{t('pace.busyAdded', { count: busyMinutes })}</p>}
      <form onSubmit={submit} noValidate className="flex items-start gap-2">
        <div className="grow">
          <TextInput
            label={t('board.otherTime')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" className="mt-7">
          {t('board.accept')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Minutes that a busy kitchen adds to promised times; 0 until they are known. */
const useBusyMinutes = (): number => {
  const { data } = useHours()
  return busyMinutesAt(data?.data.opening.busy, useNow(60_000))
}
