import { inLanguage } from '@sufra/shared/localized-text'
import { toDirhams } from '@sufra/shared/money'
import type { OrderOnWire } from '@sufra/shared/orders/order'
import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { Money, Times } from '../app/price.tsx'

/** What was ordered, as it was ordered, and how it is paid. */
export const OrderLines = ({ order }: { order: OrderOnWire }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { cashAmount, change } = order.payment
  return (
    <section aria-label={t('tracking.items')} className="m-4 rounded-card border border-line bg-card p-5">
      <ul className="flex flex-col gap-3">
        {order.items.map((line, index) => (
          <li key={`${line.itemId} ${index}`} className="flex gap-3">
            <Times count={line.quantity} className="font-bold" />
            <span className="grow">
              {inLanguage(line.name, language)}
              {line.addOns.flatMap(({ options }) =>
                options.map(({ optionName, quantity }) => (
                  <span key={optionName.en} className="block text-sm text-ink-soft">
                    <Times count={quantity} /> {inLanguage(optionName, language)}
                  </span>
                )),
              )}
            </span>
            <Money amount={toDirhams(line.total)} />
          </li>
        ))}
      </ul>
      {order.orderInstructions && <p className="mt-4 rounded-card bg-raised p-3 text-sm">{order.orderInstructions}</p>}
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1 border-t border-line pt-4">
        <dt className="font-bold">{t('checkout.total')}</dt>
        <dd>
          <Money amount={toDirhams(order.totalPrice)} className="font-bold" />
        </dd>
        {cashAmount !== null && change !== null && (
          <>
            <dt className="text-sm text-ink-soft">{t('checkout.cashAmount')}</dt>
            <dd className="text-sm">
              <Money amount={toDirhams(cashAmount)} />
            </dd>
            <dt className="text-sm text-ink-soft">{t('checkout.change')}</dt>
            <dd className="text-sm">
              <Money amount={toDirhams(change)} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
