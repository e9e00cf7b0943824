import type { findOrder } from '@sufra/shared/finding/find-order.routes'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import type { Order } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useNavigate } from '../../common/pages/router.ts'
import type { Session } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'

/** Whether a refusal is about the number, so that it is shown below that field. */
const isAboutNumber = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'order.number_required'

const FindForm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restaurantId = useSession((session) => session.restaurantId)
  const [orderNumber, setOrderNumber] = useState('')
  const [lastDigits, setLastDigits] = useState('')
  const find = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      withVisit((visit) =>
        call<typeof findOrder>({ method: 'POST', path: '/api/orders/find' }, { body: { restaurantId, visit, orderNumber, lastDigits } }),
      ),
    onSuccess: ({ data }) => {
      updateSession((session) => withFoundOrder(session, data))
      if (data.status === 'Delivered') navigate('/successbacktohome')
    },
  })
  const problem = find.error ? errorText(find.error, t) : undefined
  const field = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const
  return (
    <form
      noValidate
      aria-label={t('findOrder.open')}
      className="m-4 flex flex-col gap-3 rounded-card border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        find.mutate()
      }}
    >
      <p className="text-sm text-ink-soft">{t('findOrder.text')}</p>
      <TextInput
        {...field}
        label={t('findOrder.number')}
        enterKeyHint="next"
        maxLength={8}
        value={orderNumber}
        onChange={(event) => setOrderNumber(withLatinDigits(event.target.value))}
        error={isAboutNumber(find.error) ? problem : undefined}
      />
      <TextInput
        {...field}
        label={t('findOrder.digits')}
        enterKeyHint="go"
        maxLength={4}
        value={lastDigits}
        onChange={(event) => setLastDigits(withLatinDigits(event.target.value))}
        error={isAboutNumber(find.error) ? undefined : problem}
      />
      <Button type="submit" isBusy={find.isPending} disabled={orderNumber.trim() === '' || lastDigits.trim().length < 4}>
        {t('findOrder.find')}
      </Button>
    </form>
  )
}

/** Finds an order of this restaurant by its number and the end of its mobile number, for a phone that has lost its storage. */
export const FindOrder = () => {
  const { t } = useTranslation()
  const hasRestaurant = useSession((session) => session.restaurantId !== '')
  const [isOpen, setOpen] = useState(false)
  if (!hasRestaurant) return null
  if (isOpen) return <FindForm />
  return (
    <button
      type="button"
      onClick={() => setOpen(true)}
      className="mx-auto mb-4 min-h-11 px-4 text-sm font-semibold text-ink-soft underline"
    >
      {t('findOrder.open')}
    </button>
  )
}

type FoundOrder = Pick<Order, 'orderId' | 'orderNumber' | 'restaurantId' | 'tableId' | 'tableNumber' | 'status'>

/**
 * Returns the changes for an order that was found: an open order is added like a placed one, and a closed order is shown and not followed.
 */
const withFoundOrder = (session: Session, found: FoundOrder): Partial<Session> => {
  const { orderId, orderNumber, restaurantId, tableId, tableNumber, status } = found
  if (!isOpenOrder(status)) return status === 'Delivered' ? { deliveredOrderId: orderId } : { orderId, status }
  const others = session.orders.filter((order) => order.orderId !== orderId)
  return { orders: [...others, { orderId, orderNumber, restaurantId, tableId: tableId ?? '', tableNumber, status }], orderId, status }
}
