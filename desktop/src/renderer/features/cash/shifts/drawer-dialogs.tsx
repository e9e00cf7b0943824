// Dialogs to open a shift, and to put money into or take it out of the drawer: an amount and a reason.
import { openShift, payInOrOut } from '@sufra/shared/cash/cash.routes'
import { maxNoteLength } from '@sufra/shared/cash/shift'
import { toQar, type Dirhams } from '@sufra/shared/money'
import { Dialog } from '@sufra/shared/ui/dialog'
import { TextInput } from '@sufra/shared/ui/field'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { MoneyInput, readMoney } from '../money-input.tsx'
import { SaveActions } from '../../../common/forms/save-actions.tsx'
import { Problem } from '../cash-text.tsx'
import { useCashCall } from '../use-cash.ts'

type FormProps = {
  title: string
  amountLabel: string
  submitLabel: string
  isBusy: boolean
  isOffline: boolean
  problem: string | undefined
  /** Called with a valid amount. */
  onSubmit: (amount: Dirhams) => void
  isZeroAllowed: boolean
  /** Called before submitting: shows a missing field beside the amount. */
  onTry?: () => void
  onClose: () => void
  children?: ReactNode
}

const AmountDialog = ({
  title,
  amountLabel,
  submitLabel,
  isBusy,
  isOffline,
  problem,
  onSubmit,
  isZeroAllowed,
  onTry,
  onClose,
  children,
}: FormProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const amount = readMoney(typed)
  const isValid = amount !== undefined && (isZeroAllowed || amount > 0)
  return (
    <Dialog
      isOpen
      isForm
      onClose={onClose}
      title={title}
      actions={<SaveActions formId={formId} isBusy={isBusy} isDisabled={isOffline} onCancel={onClose} submitLabel={submitLabel} />}
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          onTry?.()
          if (isValid) onSubmit(amount)
        }}
      >
        <MoneyInput
          label={amountLabel}
          typed={typed}
          onType={setTyped}
          error={
            isSubmitted && !isValid
              ? t(typed === '' || amount !== undefined ? 'refusals.cash.amount_required' : 'cash.amountWrong')
              : undefined
          }
        />
        <OwnElements>{children}</OwnElements>
        <Problem text={problem} />
      </form>
    </Dialog>
  )
}

export const OpenShiftDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { send, isBusy, isOffline, problem } = useCashCall()
  const submit = async (openingFloat: Dirhams) => {
    const body = { openingFloat: toQar(openingFloat) }
    if (await send(body, (options) => call(openShift, { body }, options))) onClose()
  }
  return (
    <AmountDialog
      title={t('cash.shift.openTitle')}
      amountLabel={t('cash.shift.float')}
      submitLabel={t('cash.shift.open')}
      isBusy={isBusy}
      isOffline={isOffline}
      problem={problem}
      isZeroAllowed
      onSubmit={(amount) => void submit(amount)}
      onClose={onClose}
    />
  )
}

export const PayDialog = ({ kind, onClose }: { kind: 'pay_in' | 'pay_out'; onClose: () => void }) => {
  const { t } = useTranslation()
  const { send, isBusy, isOffline, problem } = useCashCall()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isNoteMissing = note.trim() === ''
  const submit = async (amount: Dirhams) => {
    if (isNoteMissing) return
    const body = { kind, amount: toQar(amount), note: note.trim() }
    if (await send(body, (options) => call(payInOrOut, { body }, options))) onClose()
  }
  return (
    <AmountDialog
      title={t(`cash.pay.${kind}`)}
      amountLabel={t('cash.pay.amount')}
      submitLabel={t(`cash.pay.${kind}`)}
      isBusy={isBusy}
      isOffline={isOffline}
      problem={problem}
      isZeroAllowed={false}
      onTry={() => setTried(true)}
      onSubmit={(amount) => void submit(amount)}
      onClose={onClose}
    >
      <TextInput
        label={t('cash.pay.note')}
        value={note}
        maxLength={maxNoteLength}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
        error={isTried && isNoteMissing ? t('refusals.cash.note_required') : undefined}
      />
    </AmountDialog>
  )
}
