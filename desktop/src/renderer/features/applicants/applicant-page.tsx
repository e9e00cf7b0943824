// The review of one application: its documents, the profile of the restaurant, the history and the decision.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { rejectableDocuments } from '@sufra/shared/applicants/application-review'
import { inLanguage } from '@sufra/shared/localized-text'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnknown } from '../../common/api/refusals.ts'
import { usePageTitle } from '../../common/pages/page-title.ts'
import { Link, useLocation, useParams, useSearchParams } from '../../common/pages/router.ts'
import { ApplicantHeader, tabs, type ApplicationTab } from './applicant-header.tsx'
import { ChangedNote } from './decision/changed-note.tsx'
import { DecisionBar } from './decision/decision-bar.tsx'
import { DecisionHistory } from '../restaurants/decision-history.tsx'
import { DocumentsReview } from './documents-review.tsx'
import { ProfileFacts } from '../restaurants/profile-facts.tsx'
import { RejectDialog } from './decision/reject-dialog.tsx'
import { pruneMarks, type Marks } from './review.ts'
import { useApplication } from './use-application.ts'
import { VerifiedDialog } from './decision/verified-dialog.tsx'
import { VerifyDialog } from './decision/verify-dialog.tsx'

type Review = ReturnType<typeof useApplication>
type Open = { kind: 'verify' | 'reject' } | { kind: 'verified'; isFirst: boolean }

const useTab = () => {
  const [parameters, setParameters] = useSearchParams()
  const tab = tabs.find((each) => each === parameters.get('part')) ?? 'documents'
  const show = (chosen: ApplicationTab) =>
    setParameters((before) => ({ ...Object.fromEntries(before), part: chosen }), { replace: true, preventScrollReset: true })
  return [tab, show] as const
}

const useListAddress = () => {
  const { state } = useLocation()
  return `/admin/applicants${typeof state?.list === 'string' ? state.list : ''}`
}

const Application = ({ application, review }: { application: Applicant; review: Review }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [tab, showTab] = useTab()
  const [allMarks, setMarks] = useState<Marks>({})
  const [open, setOpen] = useState<Open>()
  const listAddress = useListAddress()
  const { changedBy, refresh, query } = review
  const name = inLanguage(application.profile.name, language)
  const close = () => setOpen(undefined)
  // Marks of documents that can no longer be rejected are dropped.
  const marks = pruneMarks(allMarks, rejectableDocuments(application))
  const mark = (documentId: string, reason: string | undefined) => {
    const { [documentId]: _old, ...others } = marks
    setMarks(reason === undefined ? others : { ...others, [documentId]: reason })
  }
  usePageTitle(`${name} · ${t('applicants.title')}`)

  const handleStaleDecision = (error: unknown) => {
    close()
    showError(error, t)
    void refresh()
  }
  const verified = () => {
    setOpen({ kind: 'verified', isFirst: application.status === 'pending' })
    void refresh()
  }
  const rejected = (count: number) => {
    close()
    setMarks({})
    showSuccess(t('review.rejectedToast', { count }))
    void refresh()
  }
  const decision = { application, name, onStaleDecision: handleStaleDecision, onClose: close }
  return (
    <main className="flex grow flex-col md:h-dvh md:min-h-144">
      <ApplicantHeader application={application} name={name} listAddress={listAddress} tab={tab} onTab={showTab}>
        <DecisionBar
          application={application}
          marks={marks}
          isChanged={changedBy !== undefined}
          onVerify={() => setOpen({ kind: 'verify' })}
          onReject={() => setOpen({ kind: 'reject' })}
        />
      </ApplicantHeader>
      {changedBy && <ChangedNote by={changedBy} onShow={() => void refresh()} isBusy={query.isFetching} />}
      {tab === 'documents' && <DocumentsReview application={application} marks={marks} onMark={mark} />}
      {tab !== 'documents' && (
        <div className="min-h-0 grow overflow-y-auto">
          {tab === 'profile' ? (
            <ProfileFacts profile={application.profile} />
          ) : (
            <div className="p-6">
              <DecisionHistory application={application} />
            </div>
          )}
        </div>
      )}
      {open?.kind === 'verify' && <VerifyDialog {...decision} onVerified={verified} />}
      {open?.kind === 'reject' && <RejectDialog {...decision} marks={marks} onMark={mark} onRejected={rejected} />}
      {open?.kind === 'verified' && (
        <VerifiedDialog name={name} applicantId={application.id} isFirst={open.isFirst} listAddress={listAddress} onClose={close} />
      )}
    </main>
  )
}

const NotFound = () => {
  const { t } = useTranslation()
  const toList = (
    <Link to="/admin/applicants" className="font-semibold text-brand">
      {t('applicants.back')}
    </Link>
  )
  return <EmptyState icon={UserX} title={t('applicants.notFound')} text={t('applicants.notFoundText')} action={toList} />
}

const ApplicantReview = ({ applicantId }: { applicantId: string }) => {
  const { t } = useTranslation()
  const review = useApplication(applicantId)
  const { application, query } = review
  if (application) return <Application application={application} review={review} />
  return (
    <main aria-busy={!query.error} className="flex grow flex-col justify-center md:h-dvh">
      <h1 className="sr-only">{t('applicants.title')}</h1>
      {isUnknown(query.error) && <NotFound />}
      {query.error && !isUnknown(query.error) && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
      {!query.error && (
        <div className="grid grow grid-cols-1 gap-4 p-4 md:grid-cols-[20rem_1fr]">
          <Skeleton className="h-80" />
          <Skeleton />
        </div>
      )}
    </main>
  )
}

/** Keyed by the applicant, so that no state carries over to another one. */
export const ApplicantPage = () => {
  const { applicantId = '' } = useParams()
  return <ApplicantReview key={applicantId} applicantId={applicantId} />
}
