import { timeText } from '@sufra/shared/dates/date-text'
import type { Order } from '@sufra/shared/orders/order'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeZone } from '../../common/opening/use-time-zone.ts'
import { phaseOf, promisedMinutesLeft } from './phase.ts'
import { Steps } from './steps.tsx'

const second = 1_000

/** The colour of the order's status, the same as on other pages. */
const colours = {
  sent: 'bg-saffron-soft text-saffron',
  acknowledged: 'bg-saffron-soft text-saffron',
  preparing: 'bg-blue-soft text-blue',
  ready: 'bg-green-soft text-green',
} as const

/** A followed order lacks some of these fields. */
type Hero = Pick<Order, 'orderNumber' | 'tableNumber' | 'status' | 'acknowledgedAt' | 'acceptedAt' | 'promisedAt'> &
  Partial<Pick<Order, 'placedAt' | 'silencedAt' | 'printedAt'>>

/**
 * The promised time, counted down by the server's clock. Without a promised time, and for a ready order, the current step is shown instead.
 */
const PromisedTime = ({ order }: { order: Hero }) => {
  const { t } = useTranslation()
  const minutes = promisedMinutesLeft(order, useNow(second))
  const big = 'text-2xl font-bold'
  if (minutes === undefined) return <p className={big}>{t(`tracking.hero.${phaseOf(order)}`)}</p>
  return (
    <p role="timer" className="flex flex-col">
      {minutes > 0 && <span className="text-sm font-semibold">{t('tracking.readyIn')}</span>}
      <span className={big}>{minutes > 0 ? t('tracking.minutes', { count: minutes }) : t('tracking.anyMoment')}</span>
    </p>
  )
}

/** The facts between the steps, with their times, once they are known. */
const Facts = ({ order: { silencedAt, printedAt } }: { order: Hero }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useTimeZone()
  const times = { seen: silencedAt, printed: printedAt }
  const known = (['seen', 'printed'] as const).flatMap((fact) => (times[fact] ? [{ fact, at: times[fact] }] : []))
  if (known.length === 0) return null
  return (
    <ul aria-label={t('tracking.facts')} className="flex flex-wrap justify-center gap-x-4 gap-y-1 pt-4 text-xs">
      {known.map(({ fact, at }) => (
        <li key={fact} className="flex items-center gap-1">
          <Check aria-hidden className="size-4" />
          <span>{t(`tracking.fact.${fact}`)}</span>
          <time className="figures">{timeText(at, { timeZone, language })}</time>
        </li>
      ))}
    </ul>
  )
}

/** An open order at a glance: when it is ready, the present step, and how far it is. */
export const OrderHero = ({ order }: { order: Hero }) => {
  const { t } = useTranslation()
  const phase = phaseOf(order)
  return (
    <section aria-label={t('tracking.progress')} className={`m-4 mb-0 rounded-card p-4 text-center ${colours[phase]}`}>
      <p className="flex flex-wrap items-baseline justify-center gap-x-3 pb-2 text-sm font-semibold">
        <span>
          <span>{t('tracking.order')}</span> <bdi className="figures">{`#${order.orderNumber}`}</bdi>
        </span>
        {order.tableNumber !== null && <span>{t('menu.table', { number: order.tableNumber })}</span>}
      </p>
      <PromisedTime order={order} />
      <p role="status" className="pt-1 pb-5 text-ink">
        {t(`tracking.now.${phase === 'acknowledged' && order.silencedAt ? 'seen' : phase}`)}
      </p>
      <Steps phase={phase} times={{ sent: order.placedAt, acknowledged: order.acknowledgedAt, preparing: order.acceptedAt }} />
      <Facts order={order} />
    </section>
  )
}
