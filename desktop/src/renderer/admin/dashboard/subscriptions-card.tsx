import { useTranslation } from 'react-i18next'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'
import { FigureLinks } from './figure-links.tsx'

const states = ['due', 'overdue', 'lapsed'] as const
const colours = { due: '', overdue: 'text-saffron', lapsed: 'text-red' } as const

/** Subscriptions that owe an amount, each count with a link to the list. */
export const SubscriptionsCard = ({ part }: CardProps<'subscriptions'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('subscriptions.title')} text={t('admin.subscriptionsText')}>
      <PartContent part={part}>
        {(counts) => (
          <FigureLinks
            figures={states.map((state) => ({
              name: t(`subscriptions.states.${state}`),
              value: counts[state],
              to: `/admin/settings/subscriptions?state=${state}`,
              colour: colours[state],
            }))}
          />
        )}
      </PartContent>
    </Section>
  )
}
