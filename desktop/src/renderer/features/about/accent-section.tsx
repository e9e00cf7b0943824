import { accentColour, accentOf, surroundings } from '@sufra/shared/about/accent'
import { Button } from '@sufra/shared/ui/button'
import { TextInput } from '@sufra/shared/ui/field'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/ui/section.tsx'

const themes = ['light', 'dark'] as const
const labels = { light: 'about.accentLight', dark: 'about.accentDark' } as const
/** The initial colour of the picker without a chosen colour: the standard accent. */
const usual = '#4a5d23'

type Props = {
  /** The typed text so far. */
  colour: string
  error: string | undefined
  field: ComponentProps<'input'>
  onChange: (colour: string) => void
}

/** The accent colour, typed or picked, with its preview on guests' phones. */
export const AccentSection = ({ colour, error, field, onChange }: Props) => {
  const { t } = useTranslation()
  const chosen = accentColour.safeParse(colour).data ?? ''
  const accent = accentOf(chosen)
  return (
    <Section title={t('about.accent')} text={t('about.accentText')}>
      <div className="flex flex-wrap items-end gap-3">
        <TextInput label={t('about.accentColour')} error={error} dir="ltr" placeholder={usual} maxLength={7} {...field} />
        <input
          type="color"
          aria-label={t('about.accentPick')}
          value={chosen || usual}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-16 cursor-pointer rounded-card border border-line bg-card p-1"
        />
        {colour !== '' && (
          <Button kind="quiet" onClick={() => onChange('')}>
            {t('about.accentNone')}
          </Button>
        )}
      </div>
      {accent && (
        <dl className="flex flex-wrap gap-3">
          {themes.map((theme) => (
            <div key={theme} className="rounded-card border border-line p-3" style={{ background: surroundings[theme].card }}>
              <dt className="pb-2 text-xs" style={{ color: accent[theme] }}>
                {t(labels[theme])}
              </dt>
              <dd
                className="rounded-full px-4 py-2 text-sm font-semibold"
                style={{ background: accent[theme], color: surroundings[theme].text }}
              >
                {t('about.accentSample')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
