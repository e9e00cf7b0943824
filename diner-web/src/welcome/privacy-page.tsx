import { LanguageSwitch } from '@sufra/shared/ui/language/language-switch'
import { PrivacyText } from '@sufra/shared/ui/privacy-text'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** How personal data is stored, for guests and restaurants. */
export const PrivacyPage = () => {
  const { t } = useTranslation()
  const title = t('privacy.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="flex grow flex-col gap-6 p-6">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-2xl font-bold">{title}</h1>
        <LanguageSwitch className="-me-3" />
      </header>
      <PrivacyText audiences={['guests', 'restaurants']} />
    </main>
  )
}
