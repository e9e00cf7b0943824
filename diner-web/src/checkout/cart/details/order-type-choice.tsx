import { orderTypes } from '@sufra/shared/orders/order-type'
import { Armchair, Car } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { setOrderType, useSession } from '../../../common/session/session.ts'

const icons = { 'Dine-in': Armchair, 'Drive-thru': Car } as const

export const OrderTypeChoice = memo(() => {
  const { t } = useTranslation()
  const orderType = useSession((session) => session.orderSettings.orderType)
  const tableNumber = useSession((session) => session.tableNumber)
  return (
    <fieldset className="px-4 pb-4">
      <legend className="sr-only">{t('cartPage.where')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {orderTypes.map((type) => {
          const Icon = icons[type]
          return (
            <label
              key={type}
              className="flex min-h-12 items-center justify-center gap-2 rounded-card border border-line bg-card px-2 font-semibold has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2"
            >
              <input type="radio" name="orderType" className="sr-only" checked={orderType === type} onChange={() => setOrderType(type)} />
              <Icon aria-hidden className="size-5 shrink-0" />
              <span className="text-sm leading-tight">
                <span className="block">{t(`orders.type.${type}`)}</span>
                {type === 'Dine-in' && tableNumber !== null && (
                  <span className="block text-xs">{t('menu.table', { number: tableNumber })}</span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
})
