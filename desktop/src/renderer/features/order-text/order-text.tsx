import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney, type Dirhams } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

type Placed = Pick<CounterOrder, 'orderType' | 'tableNumber'> & {
  customerDetails: Pick<CounterOrder['customerDetails'], 'vehicleModel' | 'vehicleNumber'>
}

/** Returns a function that names the place of an order: its table or vehicle. */
export const usePlace = () => {
  const { t } = useTranslation()
  return ({ orderType, tableNumber, customerDetails }: Placed): string => {
    if (orderType === 'Dine-in') return tableNumber === null ? t('orders.type.Dine-in') : t('board.table', { number: tableNumber })
    return [customerDetails.vehicleModel, customerDetails.vehicleNumber].filter(Boolean).join(' · ')
  }
}

export const Amount = ({ amount, className = '' }: { amount: Dirhams; className?: string }) => {
  const { language } = useLanguage()
  return <bdi className={`figures ${className}`}>{formatMoney(amount, language)}</bdi>
}

/** The lines of an order with their options. */
export const OrderLines = ({ items }: Pick<CounterOrder, 'items'>) => {
  const { language } = useLanguage()
  return (
    <ul className="flex flex-col gap-1">
      {items.map((line, index) => (
        <li key={`${line.itemId} ${index}`} className="flex gap-2">
          <span className="figures shrink-0 font-bold">{`${line.quantity} ×`}</span>
          <span className="min-w-0">
            <span>{inLanguage(line.name, language)}</span>
            {line.addOns.flatMap(({ options }) =>
              options.map(({ optionName, quantity }) => (
                <span key={optionName.en} className="block text-xs text-ink-soft">
                  <span>+</span> <span className="figures">{`${quantity} ×`}</span> <span>{inLanguage(optionName, language)}</span>
                </span>
              )),
            )}
            <LineNote note={line.note} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The note of a line, as the diner typed it; renders nothing without one. */
export const LineNote = ({ note }: { note: string | undefined }) =>
  note ? (
    <span className="block text-xs font-semibold text-saffron wrap-anywhere">
      <bdi>{note}</bdi>
    </span>
  ) : null

/** Shown beside the name of a guest who has ordered before. */
export const RepeatNote = () => {
  const { t } = useTranslation()
  return <span className="inline-block rounded-full bg-brand-soft px-2 text-xs font-bold text-brand">{t('customers.repeat')}</span>
}
