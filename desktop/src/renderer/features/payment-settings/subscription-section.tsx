import { groupIban } from '@sufra/shared/bank-details/iban'
import { createOwnInvoiceLink, readOwnSubscription, type OwnSubscriptionOnWire } from '@sufra/shared/subscriptions/own-subscription.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SupportAddress } from '../support/support-address.tsx'
import { call } from '../../common/api/api.ts'
import { refetchChanged } from '../../common/api/refetch.ts'
import { bankFacts } from '../bank-details/bank-facts.tsx'
import { bridge } from '../../common/bridge/bridge.ts'
import { useRefetchAfter } from '../../common/connection/feed-listeners.ts'
import { useRefetchWhenLive } from '../../common/connection/use-refetch-when-live.ts'
import { InvoiceList } from '../subscriptions/invoice-list.tsx'
import { SubscriptionFacts } from '../subscriptions/subscription-facts.tsx'
import { Section } from '../../common/ui/section.tsx'
import { Facts } from '../../common/ui/facts.tsx'
import { CardPaymentState, PayByCard } from './card-payment.tsx'

/** Milliseconds between polls of a card payment that is not decided. */
const askAgainAfter = 5_000

const HowToPay = ({ transfer, takesCard }: Pick<OwnSubscriptionOnWire, 'transfer' | 'takesCard'>) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3 rounded-card bg-raised p-4">
      <h3 className="font-bold">{t('subscriptions.own.pay')}</h3>
      <p className="text-sm">{t(transfer ? 'subscriptions.own.transferText' : 'subscriptions.own.noTransfer')}</p>
      {!transfer && <SupportAddress />}
      {transfer && <Facts facts={bankFacts(t, { ...transfer, iban: groupIban(transfer.iban) })} />}
      {takesCard && bridge && <p className="text-sm">{t('subscriptions.own.inBrowser')}</p>}
    </div>
  )
}

type ContentProps = { subscription: OwnSubscriptionOnWire; leaveFor: (url: string) => void; onChanged: () => void }

const Content = ({ subscription, leaveFor, onChanged }: ContentProps) => {
  const { t } = useTranslation()
  const { invoices, transfer, takesCard } = subscription
  return (
    <>
      <SubscriptionFacts subscription={subscription} />
      {invoices.some(({ state }) => state === 'open') && <HowToPay transfer={transfer} takesCard={takesCard} />}
      <div>
        <h3 className="font-bold">{t('subscriptions.drawer.invoices')}</h3>
        <InvoiceList
          invoices={invoices}
          linkOf={async ({ number }) => (await call(createOwnInvoiceLink, { params: { number } })).data.link}
          renderNote={(invoice) => <CardPaymentState invoice={invoice} />}
          renderAction={(invoice) => takesCard && !bridge && <PayByCard invoice={invoice} leaveFor={leaveFor} onChanged={onChanged} />}
        />
      </div>
    </>
  )
}

const queryKey = ['own-subscription']

const leave = (url: string) => location.assign(url)

/** The restaurant's subscription: its plan, its invoices and their payments. It is updated automatically after a payment. */
export const SubscriptionSection = ({ leaveFor = leave }: { leaveFor?: (url: string) => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: () => call(readOwnSubscription, {}),
    refetchInterval: ({ state }) =>
      state.data?.data?.invoices.some(({ cardPayment }) => cardPayment?.outcome === 'awaiting') ? askAgainAfter : false,
  })
  useRefetchAfter('subscription', () => void refetchChanged(queryKey))
  useRefetchWhenLive(queryKey)
  return (
    <Section title={t('subscriptions.own.title')} text={t('subscriptions.own.text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.data === null && <p className="text-sm">{t('subscriptions.own.none')}</p>}
      {data?.data && <Content subscription={data.data} leaveFor={leaveFor} onChanged={() => void refetch()} />}
    </Section>
  )
}
