import { useTranslation } from 'react-i18next'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'
import { FigureLinks } from './figure-links.tsx'

const statuses = ['accepted', 'pending', 'rejected', 'deactivated'] as const
const colours = { accepted: 'text-green', pending: 'text-saffron', rejected: '', deactivated: 'text-red' } as const

/** The restaurants by their status. */
export const RestaurantsCard = ({ part }: CardProps<'restaurants'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.restaurants')}>
      <PartContent part={part}>
        {(counts) => (
          <FigureLinks
            figures={statuses.map((status) => ({
              name: t(`applicants.status.${status}`),
              value: counts[status],
              to: `/admin/provisions?status=${status}`,
              colour: colours[status],
            }))}
          />
        )}
      </PartContent>
    </Section>
  )
}
