import { languages } from '@sufra/shared/localized-text'
import i18next from 'i18next'
import { bridge } from './bridge.ts'

/** Main's own words (notifications, the tray) follow the page's language. */
export const followLanguage = () => {
  const tell = (shown: string) => {
    const language = languages.find((each) => each === shown)
    if (language) void bridge?.invoke('setLanguage', { language })
  }
  tell(i18next.language)
  i18next.on('languageChanged', tell)
}
