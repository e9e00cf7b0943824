import { cartTotal } from '@sufra/shared/cart/cart-total'
import { add, formatMoney, times, toQar } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Money } from '../../common/ui/price.tsx'
import { useSession } from '../../common/session/session.ts'
import { Rejection } from '../pending/rejection.tsx'
import { CashChips } from './cash-chips.tsx'
import { readCash } from './cash.ts'
import { useConfirm } from '../use-confirm.ts'

/** Spec §2: the total, the cash amount, the change, and the button to place the order. */
export const CashSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const cart = useSession((session) => session.cart)
  const { confirm, error, changes, isSending } = useConfirm()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const total = cartTotal(cart)
  const cash = readCash(typed, total)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if ('problem' in cash) return
    void confirm({ paymentMethod: 'Cash', cashAmount: cash.amount }).then(({ isPending }) => isPending && onClose())
  }
  const problem = isSubmitted && 'problem' in cash ? t(`refusals.${cash.problem}`) : undefined
  const change = 'amount' in cash ? formatMoney(add(cash.amount, times(total, -1)), language) : ''
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('checkout.cash')}
      footer={
        <Button type="submit" form={formId} size="large" isBusy={isSending} className="w-full">
          {t('checkout.placeOrder')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {error && <Rejection error={error} changes={changes} />}
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span>{t('checkout.total')}</span>
          <Money amount={total} className="text-xl font-bold" />
        </p>
        <CashChips
          total={total}
          chosen={'amount' in cash ? cash.amount : undefined}
          onChoose={(amount) => setTyped(toQar(amount).toFixed(2))}
        />
        <TextInput
          label={t('checkout.cashAmount')}
          hint={t('checkout.cashHint')}
          error={problem}
          inputMode="decimal"
          enterKeyHint="go"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="figures"
        />
        <TextInput label={t('checkout.change')} value={change} readOnly dir="ltr" className="figures bg-raised" />
      </form>
    </Sheet>
  )
}
