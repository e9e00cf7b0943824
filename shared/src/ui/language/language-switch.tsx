import { useTranslation } from 'react-i18next'
import { useLanguage } from './language.tsx'

/**
 * A button that switches to the other language. Its label is in that language and uses the system's font, so that its script needs no web
 * font.
 */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation()
  const { language, change } = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <button
      type="button"
      lang={other}
      aria-label={`${t('common.switchLanguage')}: ${t(other === 'ar' ? 'common.arabic' : 'common.english')}`}
      onClick={() => void change(other)}
      className={`min-h-11 shrink-0 rounded-card px-3 font-system text-sm font-semibold text-ink hover:bg-raised ${className}`}
    >
      {t(other === 'ar' ? 'common.arabic' : 'common.english')}
    </button>
  )
}
