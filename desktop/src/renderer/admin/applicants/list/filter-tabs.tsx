import { applicantFilters, type ApplicantFilter } from '@sufra/shared/applicants/applicant.routes'
import { useTranslation } from 'react-i18next'

type Props = { chosen: ApplicantFilter; counts: Record<ApplicantFilter, number> | undefined; onChoose: (filter: ApplicantFilter) => void }

/** The status filters of spec §4, each with its count. */
export const FilterTabs = ({ chosen, counts, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('applicants.filters')} className="flex max-w-full gap-1 overflow-x-auto">
      {applicantFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          {t(`applicants.filter.${filter}`)}
          <span className="figures min-h-4.5 min-w-6 rounded-full bg-raised px-1.5 text-center text-xs">{counts?.[filter]}</span>
        </button>
      ))}
    </div>
  )
}
