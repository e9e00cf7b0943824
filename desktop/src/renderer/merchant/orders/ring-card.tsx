import { Button } from '@sufra/shared/ui/button'
import { BellOff, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../app/router.ts'
import { useNow } from '../../app/use-now.ts'
import { useSharedBoard } from './board-provider.tsx'
import { clockTime } from '../../app/clock-time.ts'
import { ageOf } from './lateness.ts'
import { usePlace } from './order-words.tsx'

/** The order that rings, over whatever page is open: where it goes, how long it waits, the way to it. */
export const RingCard = () => {
  const { t } = useTranslation()
  const { ringing, silence } = useSharedBoard()
  const placeOf = usePlace()
  const now = useNow(1_000)
  const [order] = ringing
  if (!order) return null
  const { orderId, orderNumber } = order
  return (
    <section
      aria-label={t('board.newOrder', { number: orderNumber })}
      className="fixed inset-x-0 top-4 z-30 mx-auto flex w-fit max-w-[90vw] items-center gap-5 rounded-card border-2 border-saffron bg-card p-4 shadow-float"
    >
      <BellRing aria-hidden className="size-7 text-saffron" />
      <bdi className="figures text-2xl font-bold">#{orderNumber}</bdi>
      <p className="font-bold">
        {placeOf(order)}
        {ringing.length > 1 && <span className="block text-sm text-ink-soft">{t('board.moreRing', { count: ringing.length - 1 })}</span>}
      </p>
      <bdi dir="ltr" className="figures text-xl font-bold">
        {clockTime(ageOf(order, now))}
      </bdi>
      <Button kind="secondary" onClick={silence}>
        <BellOff aria-hidden className="size-5" /> {t('board.silence')}
      </Button>
      <Link
        to={`/merchant/orders?order=${orderId}`}
        className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand hover:bg-brand-strong"
      >
        {t('board.show')}
      </Link>
    </section>
  )
}
