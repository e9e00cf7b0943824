import { signUp as signUpRoute } from '@sufra/shared/accounts/sign-up.routes'
import type { SignUpFields } from '@sufra/shared/accounts/sign-up'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useEffect, useState } from 'react'
import { documentFormFields } from '../../app/documents/draft.ts'
import { formOf } from '../../app/form-of.ts'
import { useNavigate } from '../../app/router.ts'
import { upload } from '../../app/upload.ts'
import type { Step } from './steps.ts'
import type { SignUp } from './use-sign-up.ts'

/** `sent`: how much of the form has gone, from 0 to 1. `lacking`: the step at which something has to be mended first. */
export type Sending =
  | { kind: 'idle' }
  | { kind: 'incomplete'; lacking: Step }
  | { kind: 'under way'; sent: number }
  | { kind: 'failed'; error: ApiError; lacking: Step | undefined }
  | { kind: 'done' }

/** Spec §9: after the last step one goes to the sign-in, a second later. */
const pauseAfter = 1_000

const spoiledBy: Partial<Record<RefusalCode, 'phone' | 'email'>> = {
  'account.contact_unverified': 'phone',
  'account.email_unverified': 'email',
  'account.email_taken': 'email',
}

/** Sends the application; sent again after a cut it is the same one, since its proofs are. */
export const useSending = ({ form, papers, documentsCheck, setContact, openStep, forgetAll }: SignUp) => {
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })

  useEffect(() => {
    if (sending.kind !== 'done') return undefined
    const timer = setTimeout(() => void navigate('/merchant/login', { replace: true, state: { news: 'applied' } }), pauseAfter)
    return () => clearTimeout(timer)
  }, [sending.kind, navigate])

  useEffect(() => {
    if (sending.kind !== 'under way') return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [sending.kind])

  const send = async (fields: SignUpFields) => {
    if (!documentsCheck.check()) return setSending({ kind: 'incomplete', lacking: 'documents' })
    setSending({ kind: 'under way', sent: 0 })
    try {
      const parts = formOf([...Object.entries(fields), ...documentFormFields(papers)])
      await upload(signUpRoute, { form: parts }, (sent) => setSending({ kind: 'under way', sent }))
      await forgetAll()
      setSending({ kind: 'done' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const spoiled = error.code && spoiledBy[error.code]
      if (spoiled) setContact(spoiled, {})
      setSending({ kind: 'failed', error, lacking: spoiled ? 'owner' : error.code?.startsWith('document.') ? 'documents' : undefined })
    }
  }
  // Where only the passwords are wrong, that is said beside them.
  const stop = () => {
    const lacking = openStep(Date.now())
    setSending(lacking === 'review' ? { kind: 'idle' } : { kind: 'incomplete', lacking })
  }
  return { sending, submit: () => form.handleSubmit(send, stop)() }
}
