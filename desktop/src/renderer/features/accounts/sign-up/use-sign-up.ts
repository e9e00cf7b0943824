import { zodResolver } from '@hookform/resolvers/zod'
import type { Channel } from '@sufra/shared/accounts/one-time-code'
import type { SignUpFields } from '@sufra/shared/accounts/sign-up'
import { documentKinds, type DocumentKind } from '@sufra/shared/documents/document'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { emptyPasswords } from '../new-password.ts'
import { todayIn } from '../../documents/day.ts'
import type { DocumentDrafts } from '../../documents/drafts/draft.ts'
import { useDraftsCheck } from '../../documents/drafts/use-drafts-check.ts'
import type { rejectedDocuments } from '../../documents/rejected-documents.ts'
import type { Contact, Contacts } from './draft.ts'
import { deleteStoredDraft, storeDraft, storeDocuments, type StoredDraft } from './stored-draft.ts'
import { application, firstOpenStep, withProofs, type FormValues } from './steps/steps.ts'

type Form = FormValues & { contactProof: string; emailProof: string }
type Context = { contacts: Contacts }
type RefusedDocuments = ReturnType<typeof rejectedDocuments>

/** The proofs are not form values: they are added for the addresses that are currently in the form. */
const resolver: Resolver<Form, Context, SignUpFields> = (values, context, options) =>
  // The casts are safe: the fields are the same, except that zod types the links as optional, and consent as one of its versions.
  zodResolver(application(values.password))(
    (context ? withProofs(values, context.contacts, serverNow()) : values) as never,
    undefined,
    options as never,
  )

export type SignUp = ReturnType<typeof useSignUp>

/** The state of an application. Everything except the passwords is stored in this browser on each change. */
export const useSignUp = (stored: StoredDraft) => {
  const [contacts, setContacts] = useState(stored.contacts)
  const [documents, setDocuments] = useState(stored.documents)
  /** Documents that the server has refused, until they are replaced. */
  const [refusedDocuments, setRefusedDocuments] = useState<RefusedDocuments>({})
  const [isStored, setStored] = useState(true)
  const isSent = useRef(false)
  const form = useForm<Form, Context, SignUpFields>({
    resolver,
    context: { contacts },
    defaultValues: { ...stored.texts, ...emptyPasswords, contactProof: '', emailProof: '' },
    mode: 'onTouched',
  })
  const typed = useWatch({ control: form.control })
  const values: FormValues = useMemo(() => ({ ...stored.texts, ...emptyPasswords, ...typed }), [stored, typed])
  useEffect(() => {
    if (!isSent.current && !storeDraft({ texts: values, contacts })) setStored(false) // oxlint-disable-line react/set-state-in-effect -- whether the browser can store anything is known only after trying
  }, [values, contacts])
  const today = todayIn()
  const documentsCheck = useDraftsCheck(documents, documentKinds, today)

  return {
    form,
    /** The current form values. */
    values,
    contacts,
    setContact: (channel: Channel, contact: Contact) => setContacts((before) => ({ ...before, [channel]: contact })),
    documents,
    setDocuments: (drafts: DocumentDrafts) => {
      setDocuments(drafts)
      const isSame = (kind: DocumentKind) => drafts[kind] === documents[kind]
      // the keys are kinds
      setRefusedDocuments((before) => Object.fromEntries(Object.entries(before).filter(([kind]) => isSame(kind as DocumentKind))))
      void storeDocuments(drafts).then(setStored)
    },
    documentsCheck,
    refusedDocuments,
    setRefusedDocuments,
    today,
    /** The first incomplete step at that time; the review step when all are complete. */
    openStep: (now: number) => firstOpenStep(values, contacts, documentsCheck.isComplete, now),
    /** False when the browser could not store the draft. */
    isStored,
    /** Deletes the stored draft after submission. */
    deleteDraft: async () => {
      isSent.current = true
      await deleteStoredDraft()
    },
  }
}
