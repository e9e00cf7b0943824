import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { useTranslation } from 'react-i18next'
import { bridge } from '../../common/bridge/bridge.ts'

const groups = [
  {
    title: 'applicants.aboutRestaurant',
    fields: ['name', 'nameAr', 'branchName', 'restaurantAddress', 'owner', 'email', 'contactNumber'],
  },
  {
    title: 'applicants.aboutNumbers',
    fields: ['commercialRegistrationNumber', 'tradeLicenseNumber', 'establishmentIdNumber', 'taxIdentificationNumber'],
  },
  { title: 'applicants.aboutLinks', fields: ['googleReviewUrl', 'facebookUrl', 'instagramUrl'] },
] as const

/** Fields that are left-to-right in every language. */
const leftToRightFields = new Set<string>(['email', 'contactNumber', ...groups[1].fields, ...groups[2].fields])

const linkFields = new Set<string>(groups[2].fields)

/** In a browser a link opens in a new tab without a referrer. The desktop app opens no external pages, so it shows plain text. */
const Value = ({ field, value }: { field: string; value: string }) => {
  const text = <bdi dir={leftToRightFields.has(field) ? 'ltr' : 'auto'}>{value}</bdi>
  if (bridge || !linkFields.has(field) || !/^https?:\/\//.test(value)) return text
  return (
    <a href={value} target="_blank" rel="noopener noreferrer" className="text-brand underline">
      {text}
    </a>
  )
}

/** The profile that the restaurant submitted. */
export const ProfileFacts = ({ profile }: Pick<Applicant, 'profile'>) => {
  const { t } = useTranslation()
  const values = {
    ...profile,
    name: profile.name.en,
    nameAr: profile.name.ar,
    owner: `${profile.firstName} ${profile.lastName}`,
    contactNumber: `+${profile.contactNumber}`,
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6 p-4 md:p-6">
      {groups.map(({ title, fields }) => (
        <section key={title} aria-label={t(title)} className="rounded-card border border-line bg-card p-5">
          <h2 className="pb-3 text-base font-bold">{t(title)}</h2>
          <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[14rem_minmax(0,1fr)]">
            {fields.map((field) => (
              <div key={field} className="contents">
                <dt className="text-ink-soft">{t(`applicants.field.${field}`)}</dt>
                <dd className="font-semibold wrap-anywhere select-all">
                  {values[field] ? (
                    <Value field={field} value={values[field]} />
                  ) : (
                    <span className="font-normal text-ink-soft">{t('applicants.notGiven')}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
