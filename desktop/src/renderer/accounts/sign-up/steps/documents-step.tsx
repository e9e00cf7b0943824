import { useTranslation } from 'react-i18next'
import { DocumentCards } from '../../../common/documents/document-cards.tsx'
import type { SignUp } from '../use-sign-up.ts'

export const DocumentsStep = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  const { documents, setDocuments, documentsCheck, refusedDocuments, today } = signUp
  return (
    <section className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('signUp.documentsText')}</p>
      <DocumentCards drafts={documents} onChange={setDocuments} errors={{ ...documentsCheck.errors, ...refusedDocuments }} today={today} />
    </section>
  )
}
