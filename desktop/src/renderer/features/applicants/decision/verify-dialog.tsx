import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import { waitingDocuments } from '@sufra/shared/applicants/application-review'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { isStaleDecision } from './stale-decision.ts'
import { seenDocumentIds } from '../review.ts'

type Props = {
  application: Applicant
  name: string
  onVerified: () => void
  onStaleDecision: (error: unknown) => void
  onClose: () => void
}

/** Confirms and runs the verification; errors are shown in the dialog. */
export const VerifyDialog = ({ application, name, onVerified, onStaleDecision, onClose }: Props) => {
  const { t } = useTranslation()
  const { id: applicantId, cards, status } = application
  const verify = useMutation({
    mutationFn: () => call(verifyApplicant, { params: { applicantId }, body: { seen: seenDocumentIds(cards) } }),
    onSuccess: onVerified,
    onError: (error) => isStaleDecision(error) && onStaleDecision(error),
    networkMode: 'always',
  })
  const isFirst = status === 'pending'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isFirst ? 'review.verifyTitle' : 'review.replaceTitle', { name })}
      description={t(isFirst ? 'review.verifyText' : 'review.replaceText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button isBusy={verify.isPending} onClick={() => verify.mutate()}>
            {t('review.verify')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-wrap gap-1.5 pt-4">
        {waitingDocuments(cards).map(({ id, kind }) => (
          <li key={id} className="rounded-full bg-brand-soft px-3 py-1 text-xs font-semibold text-brand">
            {t(`documents.kind.${kind}`)}
          </li>
        ))}
      </ul>
      {verify.error && (
        <p role="alert" className="mt-4 rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
          {errorText(verify.error, t)}
        </p>
      )}
    </Dialog>
  )
}
