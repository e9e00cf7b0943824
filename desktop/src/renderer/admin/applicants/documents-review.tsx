// The seven papers, one at a time and large, beside what they should say.
import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds, type DocumentKind } from '@sufra/shared/documents/document'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../app/router.ts'
import { MarkDocument } from './mark-document.tsx'
import { Compared, DocumentDetails } from './document-details.tsx'
import { DocumentList } from './document-list.tsx'
import { hasBoth, isOpen, rejectableOf, type Marks } from './review.ts'
import { ReviewKeys } from './review-keys.tsx'
import { VersionChoice, type Version } from './version-choice.tsx'
import { DocumentViewer } from './viewer/document-viewer.tsx'
import { asItFits } from './viewer/view.ts'
import { useReviewKeys } from './use-review-keys.ts'

type Props = { application: Applicant; marks: Marks; onMark: (documentId: string, reason: string | undefined) => void }

/** The paper that is shown: known at once, since keys come faster than the address follows. */
const useChosenDocument = ({ cards }: Applicant) => {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('paper')
  const firstWaiting = cards.find(({ newest }) => newest?.state === 'waiting')?.kind
  const [kind, setKind] = useState(documentKinds.find((each) => each === asked) ?? firstWaiting ?? documentKinds[0])
  const choose = (chosen: DocumentKind) => {
    setKind(chosen)
    setParameters((before) => ({ ...Object.fromEntries(before), paper: chosen }), { replace: true, preventScrollReset: true })
  }
  return { kind, choose }
}

export const DocumentsReview = ({ application, marks, onMark }: Props) => {
  const { t } = useTranslation()
  const { cards, today } = application
  const { kind, choose } = useChosenDocument(application)
  const [version, setVersion] = useState<Version>('both')
  const [views, setViews] = useState({ of: kind, newest: asItFits, inForce: asItFits })
  // Another paper starts as it fits.
  const shownViews = views.of === kind ? views : { of: kind, newest: asItFits, inForce: asItFits }
  const card = cards.find((each) => each.kind === kind) ?? { kind, newest: null, inForce: null }
  const { newest, inForce } = card
  const name = t(`documents.kind.${kind}`)
  const isDouble = hasBoth(card)
  const mayMark = newest !== null && isOpen(application) && rejectableOf(application).some(({ id }) => id === newest.id)
  const mark = (reason: string | undefined) => newest && onMark(newest.id, reason)

  const step = (by: number) => {
    const at = documentKinds.indexOf(kind) + by
    if (documentKinds[at]) choose(documentKinds[at])
  }
  useReviewKeys({
    onStep: step,
    onView: (change) => setViews({ of: kind, newest: change(shownViews.newest), inForce: change(shownViews.inForce) }),
    onMark: () => mayMark && mark(newest.id in marks ? undefined : ''),
  })
  const showsNewest = newest !== null && (!isDouble || version !== 'inForce')
  const showsInForce = inForce !== null && isDouble && version !== 'newest'
  return (
    <div className="flex min-h-0 grow flex-col md:flex-row">
      <div className="flex shrink-0 flex-col overflow-y-auto border-line bg-card max-md:border-b md:w-80 md:border-e">
        <DocumentList cards={cards} marks={marks} shown={kind} onChoose={choose} />
        <div className="flex flex-col gap-3 p-4">
          <Compared kind={kind} application={application} />
          {newest && <DocumentDetails paper={newest} today={today} title={isDouble ? t('review.newest') : undefined} />}
          {inForce && isDouble && <DocumentDetails paper={inForce} today={today} title={t('review.inForce')} />}
          {mayMark && <MarkDocument key={newest.id} paper={name} reason={marks[newest.id]} onMark={mark} />}
        </div>
        <ReviewKeys mayMark={isOpen(application)} />
      </div>
      <div className="flex min-w-0 grow flex-col max-md:h-[80dvh]">
        {isDouble && <VersionChoice chosen={version} onChoose={setVersion} />}
        <div className="flex min-h-0 grow divide-line max-md:flex-col max-md:divide-y md:divide-x">
          {!newest && !inForce && <EmptyState icon={FileQuestion} title={t('review.missing')} text={t('review.missingText')} />}
          {showsNewest && (
            <DocumentViewer
              key={newest.id}
              paper={newest}
              label={name}
              title={isDouble ? t('review.newest') : undefined}
              view={shownViews.newest}
              onView={(view) => setViews({ ...shownViews, newest: view })}
            />
          )}
          {showsInForce && (
            <DocumentViewer
              key={inForce.id}
              paper={inForce}
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
