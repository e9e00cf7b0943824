import { PhoneCall, RadioTower } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps, DataOf } from './card-props.ts'
import { RestaurantRow } from './restaurant-row.tsx'

const Unreachable = ({ count, listed }: DataOf<'unreachable'>) => {
  const { t } = useTranslation()
  const timeAgo = useTimeAgo()
  if (count === 0)
    return (
      <div className="flex items-start gap-3">
        <RadioTower aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        <div>
          <p className="font-semibold">{t('admin.allReachable')}</p>
          <p className="text-sm text-ink-soft">{t('admin.allReachableText')}</p>
        </div>
      </div>
    )
  const more = count - listed.length
  return (
    <>
      <ul className="divide-y divide-line">
        {listed.map(({ id, phone, unreachableSince, ...restaurant }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
            <RestaurantRow
              {...restaurant}
              detail={
                <time dateTime={unreachableSince} title={timeAgo(unreachableSince).exact} className="text-red">
                  {`${t('admin.since', { time: timeAgo(unreachableSince).exact })} · ${timeAgo(unreachableSince).relative}`}
                </time>
              }
              action={
                <a href={`tel:${phone}`} className="flex min-h-11 items-center gap-2 font-semibold text-brand">
                  <PhoneCall aria-hidden className="size-5" /> <bdi dir="ltr">{phone}</bdi>
                </a>
              }
            />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ink-soft">{t('admin.moreUnreachable', { count: more })}</p>}
    </>
  )
}

/** The restaurants whose counters are unreachable, with their phone numbers. */
export const UnreachableCard = ({ part }: CardProps<'unreachable'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.unreachable')}>
      <PartContent part={part}>{(data) => <Unreachable {...data} />}</PartContent>
    </Section>
  )
}
