import { cartTotal } from '@sufra/shared/cart/cart-total'
import { ApiError } from '@sufra/shared/contract/api-error'
import { inLanguage } from '@sufra/shared/localized-text'
import { add, formatMoney, times } from '@sufra/shared/money'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useLanguage } from '@sufra/shared/ui/language'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showError, showFailure } from '@sufra/shared/ui/toasts'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { showBrowserNotification } from '../app/browser-notification.ts'
import { Money } from '../app/price.tsx'
import { useNavigate } from '../app/router.ts'
import { changeCart, keepOrder, orderKey, useSession } from '../app/session.ts'
import { useMenu } from '../app/use-menu.ts'
import { alreadyPlaced } from './already-placed.ts'
import { readCash } from './cash.ts'
import { changedLines, type ChangedLine } from './changed-lines.ts'
import { isMenuChange, withPricesOf } from './new-prices.ts'
import { payCash } from './pay-cash.ts'

/** Spec §2: the total, what the diner brings, what comes back, and the order. */
export const CashSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { cart, restaurantId } = useSession()
  const menu = useMenu(restaurantId)
  const [typed, setTyped] = useState('')
  const [changes, setChanges] = useState<ChangedLine[]>([])
  const [isTried, setTried] = useState(false)
  const total = cartTotal(cart)
  const cash = readCash(typed, total)

  const follow = async (placed: { orderId: string; orderNumber: number }) => {
    keepOrder(placed.orderId)
    showBrowserNotification(t('checkout.placedTitle'), t('checkout.placedText', { number: placed.orderNumber }), '🧾')
    await navigate('/successorder', { replace: true })
  }

  const order = useMutation({
    mutationFn: async () => {
      if ('problem' in cash) return
      const placed = await payCash(cash.amount, orderKey())
      if (placed) await follow(placed)
      else showFailure(t('checkout.wentWrong'))
    },
    onError: async (error) => {
      const placed = alreadyPlaced(error)
      if (placed) return follow(placed)
      if (error instanceof ApiError && error.status >= 500) return showFailure(t('checkout.failed'))
      if (!isMenuChange(error)) return showError(error, t)
      const before = menu.data
      const fresh = await menu.refetch()
      if (!fresh.data) return
      setChanges(changedLines(useSession.getState().cart, before, fresh.data))
      changeCart((lines) => withPricesOf(lines, fresh.data))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!('problem' in cash)) order.mutate()
  }
  const problem = isTried && 'problem' in cash ? t(`refusals.${cash.problem}`) : undefined
  const change = 'amount' in cash ? formatMoney(add(cash.amount, times(total, -1)), language) : ''
  return (
    <Sheet isOpen onClose={onClose} title={t('checkout.cash')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {isMenuChange(order.error) && (
          <div role="alert" className="rounded-card bg-saffron-soft p-3 text-sm font-semibold text-saffron">
            {errorText(order.error, t)}
            <ul className="list-disc ps-5">
              {changes.map(({ name, what, price }) => (
                <li key={`${name.en} ${what}`}>
                  {t(`checkout.changed.${what}`, { name: inLanguage(name, language), price: formatMoney(price, language) })}
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="flex items-baseline justify-between">
          <span>{t('checkout.total')}</span>
          <Money amount={total} className="text-xl font-bold" />
        </p>
        <TextInput
          label={t('checkout.cashAmount')}
          hint={t('checkout.cashHint')}
          error={problem}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="figures"
        />
        <TextInput label={t('checkout.change')} value={change} readOnly dir="ltr" className="figures bg-raised" />
        <Button type="submit" size="large" isBusy={order.isPending}>
          {t('checkout.placeOrder')}
        </Button>
      </form>
    </Sheet>
  )
}
