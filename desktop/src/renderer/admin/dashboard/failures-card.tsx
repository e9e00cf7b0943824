import { useTranslation } from 'react-i18next'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'
import { FigureLinks } from './figure-links.tsx'

const kinds = ['mail', 'sms', 'payments', 'jobs'] as const

/** Failures of the last 24 hours. */
export const FailuresCard = ({ part }: CardProps<'failures'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.failures.title')} text={t('admin.failures.text')}>
      <PartContent part={part}>
        {(counts) => (
          <FigureLinks
            figures={kinds.map((kind) => ({
              name: t(`health.part.${kind}`),
              value: counts[kind],
              to: '/admin/health',
              colour: 'text-red',
            }))}
          />
        )}
      </PartContent>
    </Section>
  )
}
