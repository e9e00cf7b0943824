import { inLanguage } from '@sufra/shared/localized-text'
import { zero, type Dirhams } from '@sufra/shared/money'
import type { Order } from '@sufra/shared/orders/order'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LineNote } from '../common/item/line-note.tsx'
import { Money, Times } from '../common/ui/price.tsx'
import './order-page.css'

const Amount = ({ label, amount, className }: { label: string; amount: Dirhams; className: string }) => (
  <div className={`flex flex-wrap justify-between gap-x-3 ${className}`}>
    <dt>{label}</dt>
    <dd className="ms-auto">
      <Money amount={amount} />
    </dd>
  </div>
)

/** The lines and total of an order, its payments and refunds; collapsed, since the diner knows them. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const portions = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const { cashAmount, change, paid = zero, refunded = zero } = order.payment
  return (
    <details className="order-items m-4 rounded-card border border-line bg-card">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 px-5 py-2 font-semibold">
        <span className="grow">{t('tracking.itemCount', { count: portions })}</span>
        <Money amount={order.totalPrice} />
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </summary>
      <section aria-label={t('tracking.items')} className="border-t border-line p-5">
        <ul className="flex flex-col gap-3">
          {order.items.map((line, index) => (
            <li key={`${line.itemId} ${index}`} className="flex flex-wrap gap-x-3">
              <Times count={line.quantity} className="font-bold" />
              <span className="min-w-0 grow basis-24">
                <span>{inLanguage(line.name, language)}</span>
                {line.addOns.flatMap(({ options }) =>
                  options.map(({ optionName, quantity }) => (
                    <span key={optionName.en} className="block text-sm text-ink-soft">
                      <Times count={quantity} /> <span>{inLanguage(optionName, language)}</span>
                    </span>
                  )),
                )}
                <LineNote note={line.note} />
              </span>
              <Money amount={line.total} className="ms-auto shrink-0" />
            </li>
          ))}
        </ul>
        {order.orderInstructions && <p className="mt-4 rounded-card bg-raised p-3 text-sm">{order.orderInstructions}</p>}
        <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-4">
          <Amount label={t('checkout.total')} amount={order.totalPrice} className="font-bold" />
          {cashAmount !== null && change !== null && (
            <>
              <Amount label={t('checkout.cashAmount')} amount={cashAmount} className="text-sm [&_dt]:text-ink-soft" />
              <Amount label={t('checkout.change')} amount={change} className="text-sm [&_dt]:text-ink-soft" />
            </>
          )}
          {paid > 0 && <Amount label={t('tracking.paid')} amount={paid} className="text-sm [&_dt]:text-ink-soft" />}
          {refunded > 0 && <Amount label={t('tracking.refunded')} amount={refunded} className="text-sm [&_dt]:text-ink-soft" />}
        </dl>
      </section>
    </details>
  )
}
