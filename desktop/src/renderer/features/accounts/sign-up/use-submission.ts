import { signUp as signUpRoute } from '@sufra/shared/accounts/sign-up.routes'
import type { SignUpFields } from '@sufra/shared/accounts/sign-up'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useEffect, useState } from 'react'
import { documentFormFields } from '../../documents/drafts/draft.ts'
import { rejectedDocuments } from '../../documents/rejected-documents.ts'
import { formOf } from '../../../common/forms/form-of.ts'
import { useNavigate } from '../../../common/pages/router.ts'
import { upload } from '../../../common/api/upload.ts'
import type { Step } from './steps/steps.ts'
import type { SignUp } from './use-sign-up.ts'

/** `progress`: the uploaded share of the form, from 0 to 1. `incompleteStep`: the step that must be completed first. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'incomplete'; incompleteStep: Step }
  | { kind: 'uploading'; progress: number }
  | { kind: 'failed'; error: ApiError; incompleteStep: Step | undefined }
  | { kind: 'done' }

/** In milliseconds. Spec §9: after the last step the sign-in page opens, one second later. */
const redirectDelay = 1_000

const invalidatedContact: Partial<Record<RefusalCode, 'phone' | 'email'>> = {
  'account.contact_unverified': 'phone',
  'account.email_unverified': 'email',
  'account.email_taken': 'email',
}

/** Submits the application. Submitting again after a lost connection is idempotent, because the proofs are the same. */
export const useSubmission = ({ form, documents, documentsCheck, setRefusedDocuments, setContact, openStep, deleteDraft }: SignUp) => {
  const navigate = useNavigate()
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' })

  useEffect(() => {
    if (submission.kind !== 'done') return undefined
    const timer = setTimeout(() => void navigate('/merchant/login', { replace: true, state: { notice: 'applied' } }), redirectDelay)
    return () => clearTimeout(timer)
  }, [submission.kind, navigate])

  useEffect(() => {
    if (submission.kind !== 'uploading') return undefined
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeave)
    return () => window.removeEventListener('beforeunload', confirmLeave)
  }, [submission.kind])

  const send = async (fields: SignUpFields) => {
    if (!documentsCheck.check()) return setSubmission({ kind: 'incomplete', incompleteStep: 'documents' })
    setSubmission({ kind: 'uploading', progress: 0 })
    try {
      const formData = formOf([...Object.entries(fields), ...documentFormFields(documents)])
      await upload(signUpRoute, { form: formData }, (progress) => setSubmission({ kind: 'uploading', progress }))
      await deleteDraft()
      setSubmission({ kind: 'done' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const channel = error.code && invalidatedContact[error.code]
      if (channel) setContact(channel, {})
      setRefusedDocuments(rejectedDocuments(error))
      setSubmission({
        kind: 'failed',
        error,
        incompleteStep: channel ? 'owner' : error.code?.startsWith('document.') ? 'documents' : undefined,
      })
    }
  }
  // Shows the first incomplete step; invalid passwords show the error at their fields.
  const showIncomplete = () => {
    const incompleteStep = openStep(serverNow())
    setSubmission(incompleteStep === 'review' ? { kind: 'idle' } : { kind: 'incomplete', incompleteStep })
  }
  return { submission, submit: () => form.handleSubmit(send, showIncomplete)() }
}
