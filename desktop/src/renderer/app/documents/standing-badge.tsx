import { useTranslation } from 'react-i18next'
import type { Standing } from './standing.ts'

const looks = {
  waiting: 'bg-saffron-soft text-saffron',
  verified: 'bg-green-soft text-green',
  expiring: 'bg-saffron-soft text-saffron',
  expired: 'bg-red-soft text-red',
  rejected: 'bg-red-soft text-red',
  draft: 'bg-blue-soft text-blue',
} as const satisfies Record<Standing | 'draft', string>

/** In a word where a paper stands; `draft`: chosen here and not sent yet. */
export const StandingBadge = ({ standing }: { standing: Standing | 'draft' }) => {
  const { t } = useTranslation()
  return (
    <span
      className={`inline-flex shrink-0 items-center self-start rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${looks[standing]}`}
    >
      {t(`documents.standing.${standing}`)}
    </span>
  )
}
