import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { Link } from '../../common/pages/router.ts'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps, DataOf } from './card-props.ts'
import { RestaurantRow } from './restaurant-row.tsx'

const Waiting = ({ pending, renewals, oldest }: DataOf<'applicants'>) => {
  const { t } = useTranslation()
  const timeAgo = useTimeAgo()
  const figures = useFigures()
  const count = pending + renewals
  return (
    <>
      <div className="flex items-baseline gap-3">
        <p className={`figures text-2xl font-bold ${count > 0 ? 'text-saffron' : 'text-ink-soft'}`}>{figures.count(count)}</p>
        <p className="text-sm text-ink-soft">
          <span>{count > 0 ? t('admin.waitingText', { count }) : t('admin.noneWaiting')}</span>{' '}
          {renewals > 0 && <span>{t('admin.renewals', { count: renewals })}</span>}
        </p>
      </div>
      {oldest.length > 0 && (
        <ul aria-label={t('admin.oldest')} className="divide-y divide-line">
          {oldest.map(({ id, submittedAt, ...restaurant }) => (
            <li key={id}>
              <Link to={`/admin/applicants/${id}`} className="flex min-h-11 items-center rounded-card py-2 text-sm hover:bg-raised">
                <RestaurantRow
                  {...restaurant}
                  detail={
                    <time dateTime={submittedAt} title={timeAgo(submittedAt).exact}>
                      {t('applicants.sentAt', { when: timeAgo(submittedAt).relative })}
                    </time>
                  }
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LinkButton
        kind={count > 0 ? 'primary' : 'secondary'}
        to={pending > 0 ? '/admin/applicants?status=pending' : '/admin/applicants'}
        className="gap-2 self-start"
      >
        <span>{t('admin.review')}</span> <ArrowRight aria-hidden className="turns size-4" />
      </LinkButton>
    </>
  )
}

/** Restaurants that wait for a decision, the longest waiting first. */
export const ApplicantsCard = ({ part }: CardProps<'applicants'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.waiting')}>
      <PartContent part={part}>{(data) => <Waiting {...data} />}</PartContent>
    </Section>
  )
}
