import type { ClosedByPlatform, Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { CalendarCheck, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '@sufra/shared/dates/date-text'
import { Amount, usePlace } from '../../order-text/order-text.tsx'

type Day = ClosedByPlatform['days'][number]

const DayOrders = ({ day, hasHeading }: { day: Day; hasHeading: boolean }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const placeOf = usePlace()
  const more = day.count - day.orders.length
  return (
    <>
      {hasHeading && (
        <h3 className="pt-2 text-sm font-bold">{t('board.leftOpen.day', { count: day.count, day: dayText(day.businessDay, language) })}</h3>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-x-6">
        {day.orders.map((order) => (
          <li key={order.orderId} className="flex min-h-9 items-center gap-3 border-t border-line text-sm">
            <bdi className="figures font-bold">{`#${order.orderNumber}`}</bdi>
            <span className="min-w-0 grow truncate">{`${placeOf(order)} · ${order.customerDetails.customerName}`}</span>
            <Amount amount={order.totalPrice} className="shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ink-soft">{t('board.leftOpen.more', { count: more })}</p>}
    </>
  )
}

type Props = { days: Day[]; onDismiss: (dismissal: Partial<Dismissal>) => void }

/** Orders that staff left open and the platform closed at the end of the business day; shown as one line until dismissed. */
export const LeftOpenOrders = ({ days, onDismiss }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [isShown, setIsShown] = useState(false)
  const listId = useId()
  const [day] = days
  if (!day) return null
  const count = days.reduce((total, each) => total + each.count, 0)
  const title =
    days.length === 1 ? t('board.leftOpen.day', { count, day: dayText(day.businessDay, language) }) : t('board.leftOpen.days', { count })
  return (
    <section aria-label={t('board.leftOpen.title')} className="mx-4 mt-4 rounded-card border border-line bg-card p-3">
      <div className="flex flex-wrap items-center gap-3">
        <CalendarCheck aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 grow">
          <h2 className="text-sm font-bold">{title}</h2>
          <p className="text-sm text-ink-soft">{t('board.leftOpen.text')}</p>
        </div>
        <Button kind="quiet" aria-expanded={isShown} aria-controls={listId} onClick={() => setIsShown(!isShown)}>
          <span>{t(isShown ? 'board.leftOpen.hide' : 'board.leftOpen.show')}</span>
          <ChevronDown aria-hidden className={`size-5 ${isShown ? 'rotate-180' : ''}`} />
        </Button>
        <Button kind="secondary" onClick={() => onDismiss({ businessDays: days.map(({ businessDay }) => businessDay) })}>
          {t('board.leftOpen.dismiss')}
        </Button>
      </div>
      <div id={listId} hidden={!isShown} className="pt-3">
        {isShown && days.map((each) => <DayOrders key={each.businessDay} day={each} hasHeading={days.length > 1} />)}
      </div>
    </section>
  )
}
