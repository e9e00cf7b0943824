import { changeFor, dueOf, quickAmounts } from '@sufra/shared/cash/take-cash'
import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showWarning } from '@sufra/shared/ui/toasts'
import { CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CashAmount } from './amount.tsx'
import { MoneyInput, readMoney } from './money-input.tsx'
import { useTakeCash, type PayableOrder, type TakenCash } from './use-take-cash.ts'

type Props = { order: PayableOrder; onClose: () => void }

const Change = ({ change }: { change: Dirhams }) => {
  const { t } = useTranslation()
  return (
    <p role="status" className="flex items-baseline justify-between gap-3 rounded-card bg-green-soft px-4 py-3 text-green">
      <span className="font-semibold">{change > 0 ? t('cash.change') : t('cash.noChange')}</span>
      {change > 0 && <CashAmount amount={change} className="text-2xl font-bold" />}
    </p>
  )
}

/** What was taken, with the change as the largest text. */
const Taken = ({ taken, order, onClose }: Props & { taken: TakenCash }) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cash.takeTitle', { number: order.orderNumber })}
      actions={
        <Button
          size="large"
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the only action of a dialog that follows the user's own
          onClick={onClose}
        >
          {t('cash.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-green" /> <span>{t('cash.taken')}</span>
          <CashAmount amount={taken.received} className="ms-auto" />
        </p>
        <Change change={taken.change} />
        {!taken.hasOpenShift && <p className="text-sm text-saffron">{t('cash.outsideShift')}</p>}
      </div>
    </Dialog>
  )
}

/** Takes cash for an order: one tap for the exact amount or a note, or a typed amount. */
export const TakeCashDialog = ({ order, onClose }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const formId = useId()
  // What was due when the dialog opened: the order is paid while the change is still shown.
  const [due] = useState(() => dueOf(order))
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [taken, setTaken] = useState<TakenCash>()
  const { take, sending, problem } = useTakeCash(order, (done) => {
    if (done.change > 0) return setTaken(done)
    if (!done.hasOpenShift) showWarning(t('cash.outsideShift'))
    onClose()
  })
  if (taken) return <Taken taken={taken} order={order} onClose={onClose} />

  const received = readMoney(typed)
  const typedProblem = received === undefined ? t('cash.amountWrong') : received < due ? t('refusals.cash.below_due') : undefined
  const submit = () => {
    setSubmitted(true)
    if (received !== undefined && !typedProblem) take(received)
  }
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={t('cash.takeTitle', { number: order.orderNumber })}
      actions={
        <Button
          type="submit"
          form={formId}
          size="large"
          className="grow"
          disabled={sending !== undefined}
          isBusy={sending === received && sending !== undefined}
        >
          {t('cash.take')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-4"
      >
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-ink-soft">{t('cash.due')}</span>
          <CashAmount amount={due} className="text-2xl font-bold" />
        </p>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {quickAmounts(due).map((amount) => (
            <Button
              key={amount}
              kind={amount === due ? 'primary' : 'secondary'}
              size="large"
              autoFocus={amount === due} // oxlint-disable-line jsx-a11y/no-autofocus -- the main action of a dialog that was opened on request
              disabled={sending !== undefined}
              isBusy={sending === amount}
              className={amount === due ? 'col-span-full' : ''}
              onClick={() => take(amount)}
            >
              {amount === due ? t('cash.exact') : <bdi className="figures">{formatMoney(amount, language)}</bdi>}
            </Button>
          ))}
        </div>
        <MoneyInput label={t('cash.received')} typed={typed} onType={setTyped} error={isSubmitted ? typedProblem : undefined} />
        {received !== undefined && received >= due && <Change change={changeFor(due, received)} />}
        {problem && (
          <p role="alert" className="text-sm font-semibold text-red">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
