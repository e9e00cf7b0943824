import { zodResolver } from '@hookform/resolvers/zod'
import { aboutDraft, aboutLinks, maxAboutLength } from '@sufra/shared/about/about'
import type { AboutData } from '@sufra/shared/about/about.routes'
import { directionOf, type Language } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { TextInput, Field, inputStyle } from '@sufra/shared/ui/field'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { useState, type ComponentProps } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../common/api/refusals.ts'
import { useVersionedSave } from '../../common/forms/use-versioned-save.ts'
import { Section } from '../../common/ui/section.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { AccentSection } from './accent-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { aboutKey, saveAbout, type PictureChanges } from './use-about.ts'

const links = ['googleReviewUrl', ...aboutLinks] as const

const draftOf = ({ name, about, websiteUrl, facebookUrl, instagramUrl, googleReviewUrl, accentColour = '' }: AboutData) => ({
  name,
  about,
  websiteUrl,
  facebookUrl,
  instagramUrl,
  googleReviewUrl,
  accentColour,
})

export const AboutForm = ({ data, isLocked }: { data: AboutData; isLocked: boolean }) => {
  const { t } = useTranslation()
  const problemOf = useRefusalText()
  const { isBusy, run } = useBusy()
  const [pictures, setPictures] = useState<PictureChanges>({})
  const form = useForm({
    resolver: zodResolver(aboutDraft),
    // Typed values stay when another member saves.
    values: draftOf(data),
    resetOptions: { keepDirty: true, keepDirtyValues: true },
    mode: 'onTouched',
  })
  const { register, control, formState, reset } = form
  const { errors } = formState
  const about = useWatch({ control, name: 'about' })
  const accentColour = useWatch({ control, name: 'accentColour' }) ?? ''
  const hasChanges = formState.isDirty || Object.keys(pictures).length > 0
  const save = useVersionedSave({ queryKey: aboutKey, version: data.version, hasChanges, conflict: 'about.changed' })
  const discard = () => {
    setPictures({})
    reset(draftOf(data), { keepDirtyValues: false })
  }
  const submit = form.handleSubmit((details) =>
    run(async () => {
      await save((version) => saveAbout({ details, version, pictures }))
      setPictures({})
      reset(details, { keepDirtyValues: false })
      showSuccess(t('about.saved'))
    }),
  )
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <fieldset disabled={isLocked} className="contents">
        <Section title={t('about.names')} text={t('about.namesText')}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextInput
              label={t('about.nameEn')}
              hint={data.name.en === '' ? t('about.noEnglish') : undefined}
              error={problemOf(errors.name?.en?.message)}
              dir="ltr"
              {...register('name.en')}
            />
            <TextInput label={t('about.nameAr')} error={problemOf(errors.name?.ar?.message)} dir="rtl" lang="ar" {...register('name.ar')} />
            <DescriptionField
              label={t('about.aboutEn')}
              language="en"
              length={about?.en?.trim().length ?? 0}
              error={problemOf(errors.about?.en?.message)}
              field={register('about.en')}
            />
            <DescriptionField
              label={t('about.aboutAr')}
              language="ar"
              length={about?.ar?.trim().length ?? 0}
              error={problemOf(errors.about?.ar?.message)}
              field={register('about.ar')}
            />
          </div>
        </Section>
        <PicturesSection stored={data} changes={pictures} isLocked={isLocked} onChange={setPictures} />
        <AccentSection
          colour={accentColour}
          error={problemOf(errors.accentColour?.message)}
          field={register('accentColour')}
          onChange={(to) => form.setValue('accentColour', to, { shouldDirty: true, shouldValidate: true })}
        />
        <Section title={t('about.links')} text={t('about.linksText')}>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {links.map((name) => (
              <TextInput
                key={name}
                type="url"
                label={t(`about.${name}`)}
                error={problemOf(errors[name]?.message)}
                dir="ltr"
                placeholder="https://"
                {...register(name)}
              />
            ))}
          </div>
        </Section>
      </fieldset>
      {!isLocked && (
        <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-page py-4">
          <Button type="submit" isBusy={isBusy} disabled={!hasChanges}>
            {t('about.save')}
          </Button>
          {hasChanges && (
            <Button kind="quiet" onClick={discard}>
              {t('about.discard')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

type DescriptionProps = {
  label: string
  language: Language
  /** Number of characters so far. */
  length: number
  error: string | undefined
  field: ComponentProps<'textarea'>
}

/** A description of several lines in one language, with a counter of its length. */
const DescriptionField = ({ label, language, length, error, field }: DescriptionProps) => {
  const { t } = useTranslation()
  return (
    <Field label={label} hint={t('about.count', { count: length, max: maxAboutLength })} error={error}>
      {(ids) => <textarea {...ids} rows={5} dir={directionOf(language)} lang={language} className={`${inputStyle} py-2`} {...field} />}
    </Field>
  )
}
