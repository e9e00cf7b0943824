import { inLanguage } from '@sufra/shared/localized-text'
import { timeText } from '@sufra/shared/dates/date-text'
import { add, zero } from '@sufra/shared/money'
import type { Bill, BillOrder } from '@sufra/shared/table-bill/bill'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeZone } from '../../common/opening/use-time-zone.ts'
import { Money, Times } from '../../common/ui/price.tsx'
import { Stepper } from '../../common/ui/stepper.tsx'
import type { ShareState } from './use-share.ts'

type Line = BillOrder['items'][number]
type LineProps = { order: BillOrder; line: Line; share: ShareState; isDisabled: boolean }

const BillLine = ({ order, line, share, isDisabled }: LineProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const name = inLanguage(line.name, language)
  const options = line.addOns.flatMap((addOn) => addOn.options.map(({ optionName }) => inLanguage(optionName, language)))
  const free = line.freeUnits.length
  const isChoosing = share.kind === 'items' && order.isPayable && order.due > 0
  const chosen = share.lines.find((each) => each.order === order._id && each.line === line.line)?.quantity ?? 0
  const set = (quantity: number) => share.setLine({ order: order._id, line: line.line, quantity })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`min-w-0 grow basis-40 ${free === 0 ? 'text-ink-soft' : ''}`}>
        <Times count={line.quantity} className="font-bold" /> <span>{name}</span>
        {options.length > 0 && <span className="block text-sm text-ink-soft">{options.join(language === 'ar' ? '، ' : ', ')}</span>}
        {free < line.quantity && (
          <span className="block text-sm text-ink-soft">
            <span>{`${t('bill.taken')}:`}</span> <span className="figures">{line.quantity - free}</span>
          </span>
        )}
      </span>
      <Money amount={line.total} className="shrink-0" />
      {isChoosing && free > 0 && (
        <div className="ms-auto">
          <Stepper
            count={chosen}
            min={0}
            max={isDisabled ? chosen : free}
            label={name}
            onDecrease={() => set(chosen - 1)}
            onIncrease={() => set(chosen + 1)}
          />
        </div>
      )}
    </li>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
    <dt>{label}</dt>
    <dd className="ms-auto">{children}</dd>
  </div>
)

const Order = ({ order, share, isDisabled }: { order: BillOrder; share: ShareState; isDisabled: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useTimeZone()
  return (
    <section aria-label={t('bill.order', { number: order.orderNumber })} className="border-t border-line p-4">
      <h2 className="flex flex-wrap items-center gap-2 pb-3 font-bold">
        <span>{t('bill.order', { number: order.orderNumber })}</span>
        <time dateTime={order.placedAt} className="figures text-sm font-normal text-ink-soft">
          {timeText(order.placedAt, { timeZone, language })}
        </time>
        {order.isOwn && <span className="rounded-full bg-brand-soft px-2 py-0.5 text-sm text-brand">{t('bill.own')}</span>}
        {!order.isPayable && <span className="rounded-full bg-saffron-soft px-2 py-0.5 text-sm text-saffron">{t('bill.notAccepted')}</span>}
      </h2>
      <ul className="flex flex-col gap-3">
        {order.items.map((line) => (
          <BillLine key={line.line} order={order} line={line} share={share} isDisabled={isDisabled} />
        ))}
      </ul>
      {order.paid + order.reserved > 0 && (
        <dl className="mt-3 border-t border-line pt-2">
          {order.paid > 0 && (
            <Fact label={t('bill.paid')}>
              <Money amount={order.paid} />
            </Fact>
          )}
          {order.reserved > 0 && (
            <Fact label={t('bill.reserved')}>
              <Money amount={order.reserved} />
            </Fact>
          )}
          <Fact label={t('bill.due')}>
            <Money amount={order.due} className="font-bold text-ink" />
          </Fact>
        </dl>
      )}
    </section>
  )
}

/**
 * The orders of the party with their times. They are collapsed until items are to be chosen. A phone sees only which orders are its own.
 */
export const BillOrders = ({ bill, share, isDisabled }: { bill: Bill; share: ShareState; isDisabled: boolean }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const total = add(zero, ...bill.orders.map((order) => order.total))
  return (
    <details
      open={isOpen || share.kind === 'items'}
      onToggle={(event) => share.kind !== 'items' && setOpen(event.currentTarget.open)}
      className="group m-4 mb-0 rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 px-4 py-1 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{t('bill.orders', { number: bill.orders.length })}</span>
        <Money amount={total} />
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-150 group-open:rotate-180" />
      </summary>
      {bill.orders.map((order) => (
        <Order key={order._id} order={order} share={share} isDisabled={isDisabled} />
      ))}
    </details>
  )
}
