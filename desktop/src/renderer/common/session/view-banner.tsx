import { inLanguage } from '@sufra/shared/localized-text'
import { Button } from '@sufra/shared/ui/button'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTimeText } from '../dates/use-date-time-text.ts'
import { isolated } from '../ui/text-direction.ts'
import { useBusy } from '../ui/use-busy.ts'
import { useKnownSession } from './session.ts'
import { stopViewing } from './view-as.ts'

/**
 * The banner above the pages of a restaurant while an administrator views them: the administrator, the restaurant, the end of the view, and
 * the exit.
 */
export const ViewBanner = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { isBusy, run } = useBusy()
  const time = useTimeText()
  const user = useKnownSession()?.user
  if (!user?.restaurant || !user.viewsUntil) return null
  const until = time(user.viewsUntil)
  const names = { restaurant: isolated(inLanguage(user.restaurant.name, language)), administrator: isolated(user.name) }
  return (
    <section
      aria-label={t('restaurantPage.view.label')}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-saffron bg-saffron-soft px-4 py-1 text-sm text-saffron print:hidden"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60 py-1">
        <strong>{t('restaurantPage.view.banner', names)}</strong> <span>{t('restaurantPage.view.until', { time: until })}</span>
      </p>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void run(stopViewing)}>
        {t('restaurantPage.view.exit')}
      </Button>
    </section>
  )
}
