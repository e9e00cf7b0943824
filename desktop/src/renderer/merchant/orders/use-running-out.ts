import type { FeedEvents } from '@sufra/shared/realtime/events'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language'
import { showNote } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'

/** Says what an order has just brought down to few, or to nothing. */
export const useRunningOut = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return ({ runningOut = [] }: FeedEvents['menu_changed']) => {
    for (const { name, portionsLeft } of runningOut) {
      const words = { name: inLanguage(name, language), count: portionsLeft }
      showNote(portionsLeft === 0 ? t('items.ranOut', words) : t('items.runningOut', words))
    }
  }
}
