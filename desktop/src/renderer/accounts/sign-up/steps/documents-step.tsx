import { useTranslation } from 'react-i18next'
import { DocumentCards } from '../../../common/documents/document-cards.tsx'
import type { SignUp } from '../use-sign-up.ts'

export const DocumentsStep = ({ signUp: { documents, setDocuments, documentsCheck, today } }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  return (
    <section className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('signUp.documentsText')}</p>
      <DocumentCards drafts={documents} onChange={setDocuments} errors={documentsCheck.errors} today={today} />
    </section>
  )
}
