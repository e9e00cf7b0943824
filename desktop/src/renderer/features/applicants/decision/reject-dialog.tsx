import { rejectApplicant, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { rejectableDocuments } from '@sufra/shared/applicants/application-review'
import { errorText } from '@sufra/shared/contract/error-text'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { isStaleDecision } from './stale-decision.ts'
import { ReasonField } from './reason-field.tsx'
import { isReason, seenDocumentIds, type Marks } from '../review.ts'

type Props = {
  application: Applicant
  name: string
  marks: Marks
  onMark: (documentId: string, reason: string | undefined) => void
  onRejected: (count: number) => void
  onStaleDecision: (error: unknown) => void
  onClose: () => void
}

/** Confirms the documents to be rejected, each with its reason. */
export const RejectDialog = ({ application, name, marks, onMark, onRejected, onStaleDecision, onClose }: Props) => {
  const { t } = useTranslation()
  const formId = useId()
  const [isSubmitted, setSubmitted] = useState(false)
  const { id: applicantId, cards } = application
  const rejections = rejectableDocuments(application).flatMap(({ id }) => (id in marks ? [{ id, reason: (marks[id] ?? '').trim() }] : []))
  const reject = useMutation({
    mutationFn: () => call(rejectApplicant, { params: { applicantId }, body: { seen: seenDocumentIds(cards), documents: rejections } }),
    onSuccess: () => onRejected(rejections.length),
    onError: (error) => isStaleDecision(error) && onStaleDecision(error),
    networkMode: 'always',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (rejections.length > 0 && rejections.every(({ reason }) => isReason(reason))) reject.mutate()
  }
  const failure = reject.error
    ? errorText(reject.error, t)
    : isSubmitted && rejections.length === 0 && t('refusals.applicant.reason_required')
  return (
    <Dialog
      isOpen
      isForm
      size="wide"
      onClose={onClose}
      title={t('review.rejectTitle', { name })}
      description={t('review.rejectText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button kind="danger" type="submit" form={formId} isBusy={reject.isPending}>
            {rejections.length > 0 ? t('review.rejectMarked', { count: rejections.length }) : t('review.reject')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col divide-y divide-line pt-2">
        {rejectableDocuments(application).map(({ id, kind }) => {
          const documentName = t(`documents.kind.${kind}`)
          const reason = marks[id]
          return (
            <div key={id} className="flex flex-col gap-2 py-2">
              <label className="flex min-h-9 items-center gap-3 font-semibold">
                <input
                  type="checkbox"
                  checked={reason !== undefined}
                  onChange={({ target }) => onMark(id, target.checked ? '' : undefined)}
                  className="size-5 accent-brand"
                />
                <span>{documentName}</span>
              </label>
              {reason !== undefined && (
                <div className="ps-8">
                  <ReasonField name={documentName} value={reason} isSubmitted={isSubmitted} onChange={(text) => onMark(id, text)} />
                </div>
              )}
            </div>
          )
        })}
      </form>
      {failure && (
        <p role="alert" className="mt-3 rounded-card bg-red-soft p-3 text-sm font-semibold text-red">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
