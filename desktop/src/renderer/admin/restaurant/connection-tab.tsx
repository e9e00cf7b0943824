import { localeOf } from '@sufra/shared/localized-text'
import { listRestaurantConnections, type CounterConnection, type Outage } from '@sufra/shared/provisions/restaurant-connections.routes'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { Unplug, Wifi } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Section } from '../../common/ui/section.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { restaurantKey, restaurantPollInterval, useRestaurantId } from './use-restaurant.ts'

const minute = 60_000

/** Formats the duration of a period in its two largest units. */
const useDuration = () => {
  const { language } = useLanguage()
  return (since: string, until: string) => {
    const minutes = Math.max(1, Math.round((Date.parse(until) - Date.parse(since)) / minute))
    const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)]
    const parts = days > 0 ? { days, hours } : { hours, minutes: minutes % 60 }
    const text = (value: number, unit: 'day' | 'hour' | 'minute') =>
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value)
    const texts = Object.entries(parts)
      .filter(([, value]) => value > 0)
      .map(([unit, value]) => text(value, unit.slice(0, -1) as 'day')) // the singular of the names above
    return new Intl.ListFormat(localeOf(language), { type: 'unit' }).format(texts)
  }
}

const Period = ({ since, until }: Outage) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const duration = useDuration()
  return (
    <p>
      <span className="block font-semibold">
        {until
          ? t('restaurantPage.connection.period', { since: dateTime(since), until: dateTime(until) })
          : t('restaurantPage.connection.since', { when: dateTime(since) })}
      </span>
      {until && <span className="text-ink-soft">{duration(since, until)}</span>}
    </p>
  )
}

const Badge = ({ isGood, text }: { isGood: boolean; text: string }) => (
  <span className={`rounded-full px-2.5 py-0.5 text-xs font-bold ${isGood ? 'bg-green-soft text-green' : 'bg-red-soft text-red'}`}>
    {text}
  </span>
)

const Outages = ({ outages }: { outages: readonly Outage[] }) => {
  const { t } = useTranslation()
  return (
    <Section title={t('restaurantPage.connection.outages')} text={t('restaurantPage.connection.outagesText')}>
      {outages.length === 0 && <p className="text-sm text-ink-soft">{t('restaurantPage.connection.noOutages')}</p>}
      <ul aria-label={t('restaurantPage.connection.outages')} className="flex flex-col divide-y divide-line text-sm">
        {outages.map((outage) => (
          <li key={outage.since} className="flex items-center gap-3 py-2">
            <Unplug aria-hidden className="size-5 shrink-0 text-red" />
            <div className="grow">
              <Period {...outage} />
            </div>
            {!outage.until && <Badge isGood={false} text={t('restaurantPage.connection.now')} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Counters = ({ connections }: { connections: readonly CounterConnection[] }) => {
  const { t } = useTranslation()
  // Counters have no names here, so they are numbered in the order of their first connection.
  const ids = [...new Set(connections.toReversed().map(({ counterId }) => counterId))]
  if (connections.length === 0)
    return <EmptyState icon={Wifi} title={t('restaurantPage.connection.none')} text={t('restaurantPage.connection.noneText')} />
  return (
    <Section title={t('restaurantPage.connection.counters')} text={t('restaurantPage.connection.countersText')}>
      <ul aria-label={t('restaurantPage.connection.counters')} className="flex flex-col divide-y divide-line text-sm">
        {connections.map((connection) => (
          <li key={`${connection.counterId} ${connection.since}`} className="flex items-center gap-3 py-2">
            <Wifi aria-hidden className={`size-5 shrink-0 ${connection.until ? 'text-ink-soft' : 'text-green'}`} />
            <div className="grow">
              <Period {...connection} />
              <p className="text-ink-soft">{t('restaurantPage.connection.counter', { number: ids.indexOf(connection.counterId) + 1 })}</p>
            </div>
            {!connection.until && <Badge isGood text={t('restaurantPage.connection.now')} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Connections and outages of the restaurant's counters. */
export const ConnectionTab = () => {
  const restaurantId = useRestaurantId()
  const query = useQuery({
    queryKey: restaurantKey(restaurantId, 'connections'),
    queryFn: () => call(listRestaurantConnections, { params: { restaurantId } }),
    refetchInterval: restaurantPollInterval,
    staleTime: 0,
  })
  return (
    <LoadedTab query={query}>
      {({ connections, outages }) => (
        <>
          <Outages outages={outages} />
          <Counters connections={connections} />
        </>
      )}
    </LoadedTab>
  )
}
