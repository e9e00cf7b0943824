import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showNote } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'

/** Returns a callback that shows a note about items that have just run low or sold out. */
export const useRunningOut = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return ({ runningOut = [] }: FeedEvents['menu_changed']) => {
    for (const { name, portionsLeft } of runningOut) {
      const options = { name: inLanguage(name, language), count: portionsLeft }
      showNote(portionsLeft === 0 ? t('items.ranOut', options) : t('items.runningOut', options))
    }
  }
}
