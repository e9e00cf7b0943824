// The seven documents, one at a time, next to the data that they must show.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { needsDecision, rejectableDocuments } from '@sufra/shared/applicants/application-review'
import { documentKinds, hasReplacement, type DocumentKind } from '@sufra/shared/documents/document'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../common/pages/router.ts'
import { MarkDocument } from './mark-document.tsx'
import { ReviewDetails } from '../documents/review/review-details.tsx'
import { DocumentList } from './document-list.tsx'
import { expectedValueOf, hasNumber, type Marks } from './review.ts'
import { ReviewKeys } from './review-keys.tsx'
import { VersionChoice, type ShownVersions } from './version-choice.tsx'
import { DocumentViewer } from '../documents/viewer/document-viewer.tsx'
import { initialView } from '../documents/viewer/view.ts'
import { useReviewKeys } from './use-review-keys.ts'

type Props = { application: Applicant; marks: Marks; onMark: (documentId: string, reason: string | undefined) => void }

/** The displayed document. It is in state as well as in the URL, because key presses can be faster than navigation. */
const useChosenDocument = ({ cards }: Applicant) => {
  const [parameters, setParameters] = useSearchParams()
  const requested = parameters.get('document')
  const firstWaiting = cards.find(({ newest }) => newest?.state === 'waiting')?.kind
  const [kind, setKind] = useState(documentKinds.find((each) => each === requested) ?? firstWaiting ?? documentKinds[0])
  const choose = (chosen: DocumentKind) => {
    setKind(chosen)
    setParameters((before) => ({ ...Object.fromEntries(before), document: chosen }), { replace: true, preventScrollReset: true })
  }
  return { kind, choose }
}

export const DocumentsReview = ({ application, marks, onMark }: Props) => {
  const { t } = useTranslation()
  const { cards, today } = application
  const { kind, choose } = useChosenDocument(application)
  const [version, setVersion] = useState<ShownVersions>('both')
  const [views, setViews] = useState({ of: kind, newest: initialView, inForce: initialView })
  // The view is reset for another document.
  const shownViews = views.of === kind ? views : { of: kind, newest: initialView, inForce: initialView }
  const card = cards.find((each) => each.kind === kind) ?? { kind, newest: null, inForce: null }
  const { newest, inForce } = card
  const name = t(`documents.kind.${kind}`)
  const hasTwoVersions = hasReplacement(card)
  const canMark = newest !== null && needsDecision(application) && rejectableDocuments(application).some(({ id }) => id === newest.id)
  const mark = (reason: string | undefined) => newest && onMark(newest.id, reason)

  const step = (by: number) => {
    const at = documentKinds.indexOf(kind) + by
    if (documentKinds[at]) choose(documentKinds[at])
  }
  useReviewKeys({
    onStep: step,
    onView: (change) => setViews({ of: kind, newest: change(shownViews.newest), inForce: change(shownViews.inForce) }),
    onMark: () => canMark && mark(newest.id in marks ? undefined : ''),
  })
  const showsNewest = newest !== null && (!hasTwoVersions || version !== 'inForce')
  const showsInForce = inForce !== null && hasTwoVersions && version !== 'newest'
  return (
    <div className="flex min-h-0 grow flex-col md:flex-row">
      <div className="flex shrink-0 flex-col overflow-y-auto border-line bg-card max-md:border-b md:w-80 md:border-e">
        <DocumentList cards={cards} marks={marks} shown={kind} onChoose={choose} />
        <div className="flex flex-col gap-3 p-4">
          <ExpectedValue kind={kind} application={application} />
          {newest && <ReviewDetails document={newest} today={today} title={hasTwoVersions ? t('review.newest') : undefined} />}
          {inForce && hasTwoVersions && <ReviewDetails document={inForce} today={today} title={t('review.inForce')} />}
          {canMark && <MarkDocument key={newest.id} name={name} reason={marks[newest.id]} onMark={mark} />}
        </div>
        <ReviewKeys canMark={needsDecision(application)} />
      </div>
      <div className="flex min-w-0 grow flex-col max-md:h-[80dvh]">
        {hasTwoVersions && <VersionChoice chosen={version} onChoose={setVersion} />}
        <div className="flex min-h-0 grow divide-line max-md:flex-col max-md:divide-y md:divide-x">
          {!newest && !inForce && <EmptyState icon={FileQuestion} title={t('review.missing')} text={t('review.missingText')} />}
          {showsNewest && (
            <DocumentViewer
              key={newest.id}
              document={newest}
              label={name}
              title={hasTwoVersions ? t('review.newest') : undefined}
              view={shownViews.newest}
              onView={(view) => setViews({ ...shownViews, newest: view })}
            />
          )}
          {showsInForce && (
            <DocumentViewer
              key={inForce.id}
              document={inForce}
              label={name}
              title={t('review.inForce')}
              view={shownViews.inForce}
              onView={(view) => setViews({ ...shownViews, inForce: view })}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The number or name of the application that the document must show. */
const ExpectedValue = ({ kind, application }: { kind: DocumentKind; application: Applicant }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { field, value } = expectedValueOf(kind, application, language)
  return (
    <div className="rounded-card bg-brand-soft px-3 py-2">
      <p className="text-xs font-semibold text-brand">{t(`applicants.field.${field}`)}</p>
      <p className="text-lg font-bold wrap-anywhere select-all">
        <bdi dir={hasNumber(kind) ? 'ltr' : 'auto'} className={hasNumber(kind) ? 'figures tracking-wide' : ''}>
          {value}
        </bdi>
      </p>
    </div>
  )
}
