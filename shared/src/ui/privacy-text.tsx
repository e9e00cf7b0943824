import { useTranslation } from 'react-i18next'

const subjects = ['what', 'why', 'who', 'howLong', 'removal'] as const

/** The stored data of guests and of restaurants, for both apps. */
export const PrivacyText = ({ audiences }: { audiences: readonly ('guests' | 'restaurants')[] }) => {
  const { t } = useTranslation()
  return audiences.map((audience) => (
    <section key={audience} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t(`privacy.${audience}.title`)}</h2>
      <dl className="flex flex-col gap-3">
        {subjects.map((subject) => (
          <div key={subject}>
            <dt className="text-sm font-semibold text-ink-soft">{t(`privacy.subject.${subject}`)}</dt>
            <dd>{t(`privacy.${audience}.${subject}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
