import { dayText } from '@sufra/shared/dates/date-text'
import { documentKinds, isDated, type DocumentKind } from '@sufra/shared/documents/document'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { lengthOf } from '@sufra/shared/names'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Info, Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { newPasswordSchema } from '../../new-password.ts'
import type { DocumentDraft } from '../../../documents/drafts/draft.ts'
import { FileNames } from '../../../documents/files/file-preview.tsx'
import { Link } from '../../../../common/pages/router.ts'
import { FieldGroup } from '../field-group.tsx'
import { PasswordFields } from './owner-step.tsx'
import type { Step } from './steps.ts'
import type { SignUp } from '../use-sign-up.ts'

type Fact = { name: string; label: string; value: string; isLeftToRight?: boolean }

const Section = ({ step, children }: { step: Step; children: ReactNode }) => {
  const { t } = useTranslation()
  const name = t(`signUp.step.${step}`)
  return (
    <section aria-label={name} className="rounded-card border border-line bg-card">
      <header className="flex items-center justify-between gap-2 border-b border-line ps-4 pe-1">
        <h3 className="font-bold">{name}</h3>
        <Link
          to={`?step=${step}`}
          aria-label={t('signUp.review.changeNamed', { step: name })}
          className="flex min-h-11 items-center gap-2 rounded-card px-3 text-sm font-semibold text-brand hover:bg-raised"
        >
          <Pencil aria-hidden className="size-4" /> <span>{t('signUp.review.change')}</span>
        </Link>
      </header>
      <dl className="grid gap-x-6 gap-y-3 p-4 sm:grid-cols-2">{children}</dl>
    </section>
  )
}

const wideValueLength = 34

const FactList = ({ facts }: { facts: Fact[] }) => {
  const { t } = useTranslation()
  return facts.map(({ name, label, value, isLeftToRight }) => (
    <div key={name} className={`min-w-0 ${lengthOf(value) > wideValueLength ? 'sm:col-span-2' : ''}`}>
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-sm break-words">
        {value === '' ? t('signUp.review.none') : <bdi dir={isLeftToRight ? 'ltr' : 'auto'}>{value}</bdi>}
      </dd>
    </div>
  ))
}

/** The dates and files of a document. */
const DocumentFact = ({ kind, draft }: { kind: DocumentKind; draft: DocumentDraft | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{t(`documents.kind.${kind}`)}</dt>
      <dd className="flex flex-col gap-1 text-sm">
        {draft && isDated(kind) && <bdi>{`${dayText(draft.issueDate, language)} – ${dayText(draft.expirationDate, language)}`}</bdi>}
        {draft ? <FileNames files={draft.files} /> : <span>{t('signUp.review.none')}</span>}
      </dd>
    </div>
  )
}

const ownerNames = ['restaurantName', 'branchName', 'firstName', 'lastName'] as const
const numberNames = [
  'commercialRegistrationNumber',
  'tradeLicenseNumber',
  'establishmentIdNumber',
  'taxIdentificationNumber',
  'restaurantAddress',
  'googleReviewUrl',
  'facebookUrl',
  'instagramUrl',
] as const

/** A summary of the application; each section has a link to its step. */
export const ReviewStep = ({ signUp }: { signUp: SignUp }) => {
  const { t } = useTranslation()
  const { values, documents } = signUp
  const [needsPassword] = useState(() => !newPasswordSchema(values.password).safeParse(values).success)
  const fact = (name: (typeof ownerNames)[number] | (typeof numberNames)[number]): Fact => ({
    name,
    label: t(`signUp.${name}`),
    value: name.endsWith('Number') ? withLatinDigits(values[name].trim()) : values[name].trim(),
    isLeftToRight: name.endsWith('Url') || name.endsWith('Number'),
  })
  return (
    <>
      <p className="text-sm text-ink-soft">{t('signUp.review.text')}</p>
      <Section step="owner">
        <FactList
          facts={[
            ...ownerNames.map(fact),
            { name: 'contactNumber', label: t('signUp.contactNumber'), value: `+${values.contactNumber}`, isLeftToRight: true },
            { name: 'email', label: t('accounts.email'), value: values.email.trim(), isLeftToRight: true },
          ]}
        />
      </Section>
      <Section step="numbers">
        <FactList facts={numberNames.map(fact)} />
      </Section>
      <Section step="documents">
        {documentKinds.map((kind) => (
          <DocumentFact key={kind} kind={kind} draft={documents[kind]} />
        ))}
      </Section>
      {needsPassword && (
        <FieldGroup title={t('signUp.review.password')} text={t('signUp.review.passwordText')} isPaired>
          <PasswordFields signUp={signUp} />
        </FieldGroup>
      )}
      <p className="flex items-center gap-3 rounded-card bg-blue-soft p-3 text-sm font-semibold text-blue">
        <Info aria-hidden className="size-5 shrink-0" /> <span>{t('signUp.review.note')}</span>
      </p>
    </>
  )
}
