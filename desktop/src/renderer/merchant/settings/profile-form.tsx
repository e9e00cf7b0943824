// The restaurant's profile. The registration numbers can be edited only while a rejected application is being corrected.
import { zodResolver } from '@hookform/resolvers/zod'
import { changeProfile, profileDraft, readProfile, type Profile } from '@sufra/shared/accounts/own-account.routes'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SupportAddress } from '../../features/support/support-address.tsx'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { keepReply } from '../../common/api/show-reply.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { sessionKey } from '../../common/session/session-state.ts'
import { Link } from '../../common/pages/router.ts'

const numbers = ['commercialRegistrationNumber', 'tradeLicenseNumber', 'establishmentIdNumber', 'taxIdentificationNumber'] as const
/** Fields that settings/about edits. */
const elsewhere = { name: undefined, facebookUrl: undefined, instagramUrl: undefined, googleReviewUrl: undefined }
const noNumbers = {
  commercialRegistrationNumber: undefined,
  tradeLicenseNumber: undefined,
  establishmentIdNumber: undefined,
  taxIdentificationNumber: undefined,
}

const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
    <div>
      <h2 className="font-bold">{title}</h2>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
    </div>
    <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
  </section>
)

type Props = { profile: Profile; canEditNumbers: boolean }

export const ProfileForm = ({ profile, canEditNumbers }: Props) => {
  const { t } = useTranslation()
  const problemOf = useRefusalText()
  const { email, contactNumber, ...own } = profile
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(profileDraft),
    defaultValues: { ...own, ...elsewhere, ...(canEditNumbers ? {} : noNumbers) },
    mode: 'onTouched',
  })
  const { errors } = formState
  const closedText = numbers.some((name) => profile[name] !== '') ? 'numbersClosed' : 'numbersNone'

  const submit = handleSubmit(async (draft) => {
    try {
      const reply = await call(changeProfile, { body: draft })
      await keepReply(cachedResponseKey(readProfile.path), reply)
      reset(draft)
      showSuccess(t('settings.profile.saved'))
      // The layout shows the restaurant's name from the session.
      await queryClient.invalidateQueries({ queryKey: sessionKey })
    } catch (error) {
      showError(error, t)
    }
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <Section title={t('settings.profile.restaurant')}>
        <TextInput
          label={t('settings.profile.branchName')}
          error={problemOf(errors.branchName?.message)}
          dir="auto"
          {...register('branchName')}
        />
        <TextInput
          label={t('settings.profile.restaurantAddress')}
          error={problemOf(errors.restaurantAddress?.message)}
          dir="auto"
          autoComplete="street-address"
          {...register('restaurantAddress')}
        />
      </Section>
      <Section title={t('settings.profile.owner')} text={t('settings.profile.ownerText')}>
        <TextInput
          label={t('settings.profile.firstName')}
          error={problemOf(errors.firstName?.message)}
          dir="auto"
          autoComplete="given-name"
          {...register('firstName')}
        />
        <TextInput
          label={t('settings.profile.lastName')}
          error={problemOf(errors.lastName?.message)}
          dir="auto"
          autoComplete="family-name"
          {...register('lastName')}
        />
        <TextInput label={t('accounts.email')} value={email} dir="ltr" readOnly className="bg-raised" />
        <TextInput label={t('settings.profile.contactNumber')} value={`+${contactNumber}`} dir="ltr" readOnly className="bg-raised" />
        <SupportAddress />
      </Section>
      <p className="text-sm text-ink-soft">
        <span>{t('settings.profile.inAbout')}</span>{' '}
        <Link to="/merchant/settings/about" className="font-semibold text-brand underline">
          {t('about.title')}
        </Link>
      </p>
      <Section title={t('settings.profile.numbers')} text={t(`settings.profile.${canEditNumbers ? 'numbersOpen' : closedText}`)}>
        {numbers.map((name) => (
          <TextInput
            key={name}
            label={t(`settings.profile.${name}`)}
            error={problemOf(errors[name]?.message)}
            dir="ltr"
            {...(canEditNumbers ? register(name) : { value: profile[name], readOnly: true, className: 'bg-raised' })}
          />
        ))}
      </Section>
      <Button type="submit" size="large" isBusy={formState.isSubmitting} className="self-start">
        {t('settings.profile.save')}
      </Button>
    </form>
  )
}
