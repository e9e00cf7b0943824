import { languages } from '@sufra/shared/localized-text'
import i18next from 'i18next'
import { bridge } from './bridge.ts'

/** Sends the page's language to the main process, for notifications and the tray. */
export const syncLanguage = () => {
  const send = (current: string) => {
    const language = languages.find((each) => each === current)
    if (language) void bridge?.invoke('setLanguage', { language })
  }
  send(i18next.language)
  i18next.on('languageChanged', send)
}
