import type { FollowedOrder } from '@sufra/shared/following/followed-order'
import type { readFollowedOrder } from '@sufra/shared/following/followed-order.routes'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleX, Unlink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { isGone } from '../../common/api/is-gone.ts'
import { Link, useParams } from '../../common/pages/router.ts'
import { restaurantPath } from '../../common/session/session.ts'
import { MessagePage } from '../../common/ui/message-page.tsx'
import { Page } from '../../common/ui/page.tsx'
import { withKnownStatus } from '../order-query.ts'
import { OrderHero } from '../progress/order-hero.tsx'
import { useTabStatus } from '../use-tab-status.ts'

/** Milliseconds. A follower joins no room, because it has no id of the order. */
const interval = 10_000

const useFollowedOrder = (token: string) =>
  useQuery({
    queryKey: ['followed', token],
    queryFn: async ({ client, queryKey }): Promise<FollowedOrder> => {
      const endpoint = { method: 'GET', path: '/api/orders/followed/:token' } as const
      const { data } = await call<typeof readFollowedOrder>(endpoint, { params: { token } })
      return withKnownStatus(data, client.getQueryData<FollowedOrder>(queryKey))
    },
    retry: (count, problem) => count < 1 && !isGone(problem),
    refetchInterval: ({ state }) => state.error === null && (!state.data || isOpenOrder(state.data.status)) && interval,
  })

const Closed = ({ order: { status, restaurantId } }: { order: FollowedOrder }) => {
  const { t } = useTranslation()
  const key = status === 'Cancelled' ? 'cancelled' : 'delivered'
  return (
    <EmptyState
      icon={status === 'Cancelled' ? CircleX : Check}
      title={t(`tracking.notification.${key}.title`)}
      action={
        <Link
          to={restaurantPath({ restaurantId, tableId: '' })}
          className="grid min-h-11 place-items-center rounded-card bg-brand px-5 text-sm font-semibold text-on-brand"
        >
          {t('follow.menu')}
        </Link>
      }
    />
  )
}

/** The progress of another person's order, opened with the link that they have shared. It is read-only. */
export const FollowPage = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { token = '' } = useParams()
  const { data: order, error, refetch, isFetching } = useFollowedOrder(token)
  useTabStatus(order)
  if (!order && isGone(error)) return <MessagePage icon={Unlink} title={t('follow.over')} text={t('follow.overText')} />
  return (
    <Page title={t('follow.title')}>
      {order?.restaurantName && (
        <h2 className="px-4 pt-4 text-lg font-bold wrap-anywhere">
          <bdi>{inLanguage(order.restaurantName, language)}</bdi>
        </h2>
      )}
      {error && !order && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!order && !error && <Skeleton className="m-4 h-72" />}
      {order && (isOpenOrder(order.status) ? <OrderHero order={order} /> : <Closed order={order} />)}
    </Page>
  )
}
