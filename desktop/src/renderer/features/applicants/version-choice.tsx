import { useTranslation } from 'react-i18next'

const versions = ['both', 'newest', 'inForce'] as const
export type ShownVersions = (typeof versions)[number]

type Props = { chosen: ShownVersions; onChoose: (version: ShownVersions) => void }

/** The choice between the newest document, the one in force, and both side by side. */
export const VersionChoice = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('review.versions')} className="flex gap-1 border-b border-line bg-card p-1.5">
      {versions.map((version) => (
        <button
          key={version}
          type="button"
          aria-pressed={version === chosen}
          onClick={() => onChoose(version)}
          className="min-h-9 rounded-card px-3 text-sm font-semibold text-ink-soft hover:bg-raised aria-pressed:bg-brand-soft aria-pressed:text-brand"
        >
          {t(`review.${version}`)}
        </button>
      ))}
    </div>
  )
}
