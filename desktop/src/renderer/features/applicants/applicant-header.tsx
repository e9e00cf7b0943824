import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MerchantStatusBadge } from '../restaurants/merchant-status-badge.tsx'
import { Link } from '../../common/pages/router.ts'
import { useTimeAgo } from '../../common/dates/time-ago.tsx'

export const tabs = ['documents', 'profile', 'history'] as const
export type ApplicationTab = (typeof tabs)[number]

type Props = {
  application: Applicant
  name: string
  listAddress: string
  tab: ApplicationTab
  onTab: (tab: ApplicationTab) => void
  /** The decision bar. */
  children: ReactNode
}

/** The name and status of the applicant, the tabs and the decision bar. */
export const ApplicantHeader = ({ application, name, listAddress, tab, onTab, children }: Props) => {
  const { t } = useTranslation()
  const { relative, exact } = useTimeAgo()(application.submittedAt)
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-card py-2 ps-3 pe-4">
      <Link
        to={listAddress}
        aria-label={t('applicants.back')}
        title={t('applicants.back')}
        className="grid size-11 shrink-0 place-items-center rounded-card hover:bg-raised"
      >
        <ArrowLeft aria-hidden className="turns size-5" />
      </Link>
      <div className="min-w-0 max-md:grow max-md:basis-60">
        <div className="flex items-center gap-3">
          <h1 className="min-w-0 truncate text-lg font-bold">{name}</h1>
          <MerchantStatusBadge status={application.status} />
        </div>
        <p className="truncate text-xs text-ink-soft" title={exact}>
          {`${application.profile.branchName} · ${t('applicants.sentAt', { when: relative })}`}
        </p>
      </div>
      <div role="group" aria-label={t('applicants.parts')} className="flex grow gap-1">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            onClick={() => onTab(each)}
            className="min-h-11 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {t(`applicants.tabs.${each}`)}
          </button>
        ))}
      </div>
      <OwnElements>{children}</OwnElements>
    </header>
  )
}
