import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { needsDecision, verificationBlocker } from '@sufra/shared/applicants/application-review'
import { Button } from '@sufra/shared/ui/button'
import { Check, Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '@sufra/shared/ui/hooks/use-online'
import type { Marks } from '../review.ts'

type Props = { application: Applicant; marks: Marks; isChanged: boolean; onVerify: () => void; onReject: () => void }

/** The translated reason why the application cannot be verified now; undefined when it can. */
const useBlockedText = ({ application, marks, isChanged }: Pick<Props, 'application' | 'marks' | 'isChanged'>) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const blocker = verificationBlocker(application)
  if (!isOnline) return t('review.offline')
  if (isChanged) return t('review.blocked')
  if (blocker) return t(`review.blockedBy.${blocker.reason}`, { document: t(`documents.kind.${blocker.kind}`) })
  return Object.keys(marks).length > 0 ? t('review.blockedByMarks') : undefined
}

/** The buttons to verify an application or to reject some of its documents. */
export const DecisionBar = ({ application, marks, isChanged, onVerify, onReject }: Props) => {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const blockedText = useBlockedText({ application, marks, isChanged })
  const count = Object.keys(marks).length
  const { status } = application
  if (!needsDecision(application)) return <p className="text-sm text-ink-soft">{status !== 'pending' && t(`review.settled.${status}`)}</p>
  return (
    <div role="group" aria-label={t('review.decide')} className="flex flex-wrap items-center gap-2">
      {blockedText && (
        <p id="why-blocked" className="max-w-52 text-end text-xs font-semibold text-saffron">
          {blockedText}
        </p>
      )}
      <Button kind="danger" disabled={!isOnline || isChanged} onClick={onReject}>
        <Flag aria-hidden className="size-4" /> <span>{count > 0 ? t('review.rejectMarked', { count }) : t('review.reject')}</span>
      </Button>
      <Button disabled={blockedText !== undefined} aria-describedby={blockedText && 'why-blocked'} onClick={onVerify}>
        <Check aria-hidden className="size-5" /> <span>{t('review.verify')}</span>
      </Button>
    </div>
  )
}
