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
import { sendForOrder, useTakeCash, useUndoCash, type PayableOrder, type SendCash, type TakenCash } from './use-take-cash.ts'

type Props = { title: string; onClose: () => void }

const Change = ({ change }: { change: Dirhams }) => {
  const { t } = useTranslation()
  return (
    <p role="status" className="flex items-baseline justify-between gap-3 rounded-card bg-green-soft px-4 py-3 text-green">
      <span className="font-semibold">{change > 0 ? t('cash.change') : t('cash.noChange')}</span>
      {change > 0 && <CashAmount amount={change} className="text-2xl font-bold" />}
    </p>
  )
}

/** The received cash, with the change as the largest text. */
const Taken = ({ taken, title, onClose }: Props & { taken: TakenCash }) => {
  const { t } = useTranslation()
  const undo = useUndoCash(onClose)
  const { takingId } = taken
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          {takingId !== undefined && (
            <Button kind="secondary" size="large" isBusy={undo.isPending} onClick={() => undo.mutate(takingId)}>
              {t('cash.undo')}
            </Button>
          )}
          <Button
            size="large"
            autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the main action of a dialog that follows the user's action
            onClick={onClose}
          >
            {t('cash.done')}
          </Button>
        </>
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

type CashProps = Props & {
  /** The amount due. The dialog keeps its initial value, because the amount is already paid while the change is shown. */
  due: Dirhams
  send: SendCash
  /** Shows the received cash so that it can be undone, even when there is no change. */
  showsTaken?: boolean
}

/** Takes cash: one tap for the exact amount or a note, or a typed amount. */
export const CashDialog = ({ title, due: dueNow, send, showsTaken = false, onClose }: CashProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const formId = useId()
  const [due] = useState(dueNow)
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [taken, setTaken] = useState<TakenCash>()
  const { take, sending, problem } = useTakeCash(send, (done) => {
    if (done.change > 0 || showsTaken) return setTaken(done)
    if (!done.hasOpenShift) showWarning(t('cash.outsideShift'))
    onClose()
  })
  if (taken) return <Taken taken={taken} title={title} onClose={onClose} />

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
      title={title}
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

/** Takes the cash of an order. */
export const TakeCashDialog = ({ order, onClose }: { order: PayableOrder; onClose: () => void }) => {
  const { t } = useTranslation()
  const title = t('cash.takeTitle', { number: order.orderNumber })
  return <CashDialog title={title} due={dueOf(order)} send={sendForOrder(order)} onClose={onClose} />
}
