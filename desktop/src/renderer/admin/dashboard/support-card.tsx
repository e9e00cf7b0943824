import { useTranslation } from 'react-i18next'
import { useFigures } from '../../common/figures/use-figures.ts'
import { LinkButton } from '../../common/pages/link-button.tsx'
import { PartContent } from '../../common/pages/part-content.tsx'
import { UrgencyBadge } from '../../features/support/support-badges.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps, DataOf } from './card-props.ts'

const Open = ({ urgencies }: { urgencies: DataOf<'support'> }) => {
  const { t } = useTranslation()
  const { count } = useFigures()
  const late = urgencies.reduce((sum, row) => sum + row.late, 0)
  return (
    <>
      <ul>
        {urgencies.map((row) => (
          <li key={row.urgency} className="flex min-h-10 items-center gap-3 border-b border-line text-sm last:border-0">
            <UrgencyBadge urgency={row.urgency} />
            <span className="grow" />
            {row.late > 0 && <span className="font-bold text-red">{t('admin.late', { count: row.late })}</span>}
            <span className="figures min-w-8 text-end text-base font-bold">{count(row.open)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <LinkButton kind="secondary" to="/admin/help-and-support">
          {t('admin.openQueue')}
        </LinkButton>
        {late > 0 && (
          <LinkButton kind="secondary" to="/admin/help-and-support?show=late">
            {t('admin.openLate')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

/** Open requests for help by urgency, with the number of late ones. */
export const SupportCard = ({ part }: CardProps<'support'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.support')}>
      <PartContent part={part}>{(urgencies) => <Open urgencies={urgencies} />}</PartContent>
    </Section>
  )
}
