import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { useTranslation } from 'react-i18next'
import { ConsentField } from '../../../documents/consent-field.tsx'
import { DocumentCards } from '../../../documents/document-cards.tsx'
import type { SignUp } from '../use-sign-up.ts'

export const DocumentsStep = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  const { form, values, documents, setDocuments, documentsCheck, refusedDocuments, today } = signUp
  const problem = form.formState.errors.consent?.message as RefusalCode | undefined // the schema's messages are codes
  return (
    <section className="flex flex-col gap-4">
      <ConsentField
        value={values.consent}
        onChange={(version) => form.setValue('consent', version, { shouldValidate: true })}
        error={problem && t(`refusals.${problem}`)}
      />
      <p className="text-sm text-ink-soft">{t('signUp.documentsText')}</p>
      <DocumentCards drafts={documents} onChange={setDocuments} errors={{ ...documentsCheck.errors, ...refusedDocuments }} today={today} />
    </section>
  )
}
