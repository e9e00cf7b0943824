import { zodResolver } from '@hookform/resolvers/zod'
import type { Channel } from '@sufra/shared/accounts/one-time-code'
import type { SignUpFields } from '@sufra/shared/accounts/sign-up'
import { documentKinds } from '@sufra/shared/documents/document'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { noPassword } from '../../app/account/new-password.ts'
import { todayIn } from '../../app/documents/day.ts'
import type { DocumentDrafts } from '../../app/documents/draft.ts'
import { useDraftsCheck } from '../../app/documents/use-drafts-check.ts'
import type { Contact, Contacts } from './draft.ts'
import { forget, storeDraft, storeDocuments, type Kept } from './stored-draft.ts'
import { application, firstOpenStep, withProofs, type Written } from './steps.ts'

type Form = Written & { contactProof: string; emailProof: string }
type Context = { contacts: Contacts }

/** The proofs do not stand in the form: they are those of the addresses that stand in it now. */
const resolver: Resolver<Form, Context, SignUpFields> = (written, context, options) =>
  // The same fields; of the links zod says that they may be absent.
  zodResolver(application(written.password))(
    context ? withProofs(written, context.contacts, Date.now()) : written,
    undefined,
    options as never,
  )

export type SignUp = ReturnType<typeof useSignUp>

/** An application while it is made. Everything but the passwords is kept in this browser as it is entered. */
export const useSignUp = (kept: Kept) => {
  const [contacts, setContacts] = useState(kept.contacts)
  const [papers, setDocuments] = useState(kept.papers)
  const [isKept, setKept] = useState(true)
  const isSent = useRef(false)
  const form = useForm<Form, Context, SignUpFields>({
    resolver,
    context: { contacts },
    defaultValues: { ...kept.texts, ...noPassword, contactProof: '', emailProof: '' },
    mode: 'onTouched',
  })
  const typed = useWatch({ control: form.control })
  const written: Written = useMemo(() => ({ ...kept.texts, ...noPassword, ...typed }), [kept, typed])
  useEffect(() => {
    if (!isSent.current && !storeDraft({ texts: written, contacts })) setKept(false) // oxlint-disable-line react/set-state-in-effect -- only the try shows whether the browser keeps anything
  }, [written, contacts])
  const today = todayIn()
  const documentsCheck = useDraftsCheck(papers, documentKinds, today)

  return {
    form,
    /** What stands in the form now. */
    written,
    contacts,
    setContact: (channel: Channel, contact: Contact) => setContacts((before) => ({ ...before, [channel]: contact })),
    papers,
    setDocuments: (drafts: DocumentDrafts) => {
      setDocuments(drafts)
      void storeDocuments(drafts).then(setKept)
    },
    documentsCheck,
    today,
    /** The first step that lacks something at that time; the review when none does. */
    openStep: (now: number) => firstOpenStep(written, contacts, documentsCheck.isWhole, now),
    /** False where this browser keeps nothing. */
    isKept,
    /** It was sent: nothing of it stays here. */
    forgetAll: async () => {
      isSent.current = true
      await forget()
    },
  }
}
