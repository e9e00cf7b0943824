import { languages, type Language } from '@sufra/shared/localized-text'
import { fillTemplate } from '@sufra/shared/support/support-template'
import type { QueuedThread } from '@sufra/shared/support/support.routes'
import { inputStyle } from '@sufra/shared/ui/field'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTemplates } from './use-templates.ts'

type Props = { request: Pick<QueuedThread, 'restaurant' | 'requestedBy' | 'language'>; onChoose: (text: string) => void }

/** The names of the languages, each in its own language. */
const languageNames = { en: 'common.english', ar: 'common.arabic' } as const satisfies Record<Language, string>

/** Inserts a template in the language of the member who asked, unless another language is chosen. Renders nothing without templates. */
export const TemplateChoice = ({ request: { restaurant, requestedBy, language: ofAsker }, onChoose }: Props) => {
  const { t } = useTranslation()
  const [language, setLanguage] = useState(ofAsker)
  const { data: templates = [] } = useTemplates()
  if (templates.length === 0) return null
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id)
    if (template) onChoose(fillTemplate(template.text, language, { restaurant: restaurant.name, person: requestedBy }))
  }
  return (
    <div className="flex flex-wrap gap-3">
      <select
        aria-label={t('support.queue.template.insert')}
        value=""
        onChange={({ target }) => choose(target.value)}
        className={`${inputStyle} min-w-0 grow basis-56 sm:w-auto!`}
      >
        <option value="">{t('support.queue.template.insert')}</option>
        {templates.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        aria-label={t('support.queue.template.language')}
        value={language}
        onChange={({ target }) => setLanguage(languages.find((each) => each === target.value) ?? ofAsker)}
        className={`${inputStyle} w-36!`}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {t(languageNames[each])}
          </option>
        ))}
      </select>
    </div>
  )
}
