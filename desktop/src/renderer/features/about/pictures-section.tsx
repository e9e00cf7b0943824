import { aboutPictures, type AboutPicture } from '@sufra/shared/about/about'
import { Button } from '@sufra/shared/ui/button'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuPicture } from '../../common/pictures/menu-picture.tsx'
import { PictureField } from '../../common/pictures/picture-field.tsx'
import { Section } from '../../common/ui/section.tsx'
import type { PictureChanges } from './use-about.ts'

const aspectRatios = { logo: 1, cover: 16 / 9 } as const
const removeLabels = { logo: 'about.removeLogo', cover: 'about.removeCover' } as const

type Props = {
  /** The stored file names. */
  stored: Readonly<Record<AboutPicture, string>>
  changes: PictureChanges
  isLocked: boolean
  onChange: (changes: PictureChanges) => void
}

/** The logo and the cover: chosen, replaced and removed. They are sent when the form is saved. */
export const PicturesSection = ({ stored, changes, isLocked, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={t('about.pictures')} text={t('about.picturesText')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {aboutPictures.map((name) => {
          const image = changes[name] === null ? '' : stored[name]
          if (isLocked)
            return (
              <div key={name} className="flex flex-col gap-1.5">
                <span className="text-sm font-semibold">{t(`about.${name}`)}</span>
                <MenuPicture image={image} className="h-16 w-20" />
              </div>
            )
          return (
            <div key={name} className="flex flex-col items-start gap-2">
              <PictureField
                label={t(`about.${name}`)}
                image={image}
                picture={changes[name] ?? undefined}
                aspectRatio={aspectRatios[name]}
                onChange={(picture) => onChange({ ...changes, [name]: picture })}
              />
              {(image || changes[name]) && (
                <Button kind="quiet" onClick={() => onChange({ ...changes, [name]: null })}>
                  <Trash2 aria-hidden className="size-4" /> <span>{t(removeLabels[name])}</span>
                </Button>
              )}
            </div>
          )
        })}
      </div>
    </Section>
  )
}
