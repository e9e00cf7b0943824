import { createInvoiceLink, readSubscription, type SubscriptionOnWire } from '@sufra/shared/subscriptions/subscription.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../common/pages/no-access.tsx'
import { useMay } from '../../../common/session/use-may.ts'
import { call } from '../../../common/api/api.ts'
import { isUnknown } from '../../../common/api/refusals.ts'
import { LinkButton } from '../../../common/pages/link-button.tsx'
import { InvoiceList } from '../../../features/subscriptions/invoice-list.tsx'
import { SubscriptionFacts } from '../../../features/subscriptions/subscription-facts.tsx'
import { LoadedTab } from '../loaded-tab.tsx'
import { restaurantKey, restaurantPollInterval, useRestaurantId } from '../use-restaurant.ts'

const Subscription = ({ subscription }: { subscription: SubscriptionOnWire }) => {
  const { t } = useTranslation()
  const { restaurantId, invoices } = subscription
  return (
    <>
      <SubscriptionFacts subscription={subscription} />
      <LinkButton kind="secondary" to={`/admin/settings/subscriptions?restaurant=${restaurantId}`} className="self-start">
        {t('restaurantPage.editSubscription')}
      </LinkButton>
      <section aria-label={t('subscriptions.drawer.invoices')}>
        <h2 className="font-bold">{t('subscriptions.drawer.invoices')}</h2>
        <InvoiceList
          invoices={invoices}
          linkOf={async ({ number }) => (await call(createInvoiceLink, { params: { restaurantId, number } })).data.link}
        />
      </section>
    </>
  )
}

/** The restaurant's subscription of the platform. It is changed on the page of subscriptions. */
export const SubscriptionTab = () => {
  const { t } = useTranslation()
  const restaurantId = useRestaurantId()
  const mayRead = useMay()('subscriptions.edit')
  const query = useQuery({
    enabled: mayRead,
    queryKey: restaurantKey(restaurantId, 'subscription'),
    queryFn: () => call(readSubscription, { params: { restaurantId } }),
    refetchInterval: restaurantPollInterval,
    staleTime: 0,
  })
  if (!mayRead) return <NoAccess />
  if (isUnknown(query.error) && !query.data)
    return <EmptyState icon={CalendarClock} title={t('restaurantPage.noSubscription')} text={t('restaurantPage.noSubscriptionText')} />
  return <LoadedTab query={query}>{(subscription) => <Subscription subscription={subscription} />}</LoadedTab>
}
