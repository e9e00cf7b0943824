import { useTranslation } from 'react-i18next'
import { PartContent } from '../../common/pages/part-content.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { CardProps } from './card-props.ts'
import { FigureLinks } from './figure-links.tsx'

const ranges = ['expired', 'within30', 'within60', 'within90'] as const
const colours = { expired: 'text-red', within30: 'text-saffron', within60: '', within90: '' } as const

/** Verified documents that have expired or will expire soon. */
export const DocumentsCard = ({ part }: CardProps<'documents'>) => {
  const { t } = useTranslation()
  return (
    <Section title={t('admin.documents.title')} text={t('admin.documents.text')}>
      <PartContent part={part}>
        {(counts) => (
          <FigureLinks
            figures={ranges.map((range) => ({
              name: t(`admin.documents.${range}`),
              value: counts[range],
              to: '/admin/expiring',
              colour: colours[range],
            }))}
          />
        )}
      </PartContent>
    </Section>
  )
}
