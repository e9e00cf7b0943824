import { Button } from '@sufra/shared/ui/button'
import { BellOff, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { useSharedBoard } from '../board/board-provider.tsx'
import { OrderClock } from '../card/order-clock.tsx'
import { usePlace } from '../../order-text/order-text.tsx'

/** The ringing order, shown above every page: its place, its waiting time and a link to it. */
export const RingCard = () => {
  const { t } = useTranslation()
  const { ringing, silence } = useSharedBoard()
  const placeOf = usePlace()
  const [order] = ringing
  if (!order) return null
  const { orderId, orderNumber } = order
  return (
    <section
      data-head
      aria-label={t('board.newOrder', { number: orderNumber })}
      className="sticky top-(--head-bar,0px) z-15 flex flex-wrap items-center gap-x-5 gap-y-2 border-b-2 border-saffron bg-card px-4 py-2 shadow-float print:hidden"
    >
      <BellRing aria-hidden className="size-7 text-saffron" />
      <bdi className="figures text-2xl font-bold">{`#${orderNumber}`}</bdi>
      <p className="min-w-0 grow font-bold">
        <span>{placeOf(order)}</span>
        {ringing.length > 1 && <span className="block text-sm text-ink-soft">{t('board.moreRing', { count: ringing.length - 1 })}</span>}
      </p>
      <OrderClock order={order} />
      <div className="flex gap-x-5 max-sm:w-full max-sm:gap-x-2 max-sm:*:grow">
        <Button kind="secondary" onClick={silence}>
          <BellOff aria-hidden className="size-5" /> <span>{t('board.silence')}</span>
        </Button>
        <LinkButton to={`/merchant/orders?order=${orderId}`}>{t('board.show')}</LinkButton>
      </div>
    </section>
  )
}
