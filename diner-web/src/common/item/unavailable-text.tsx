import { localeOf } from '@sufra/shared/localized-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'

type Props = { item: Pick<MenuItem, 'isAvailable' | 'backAt' | 'portionsLeft'> }

/** Shows that a dish is sold out and until when, or how few are left; renders nothing for other dishes. */
export const UnavailableText = ({ item: { isAvailable, backAt, portionsLeft } }: Props) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  if (isAvailable && portionsLeft === null) return null
  const backText = (at: string) => {
    const clock = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' })
    return ` · ${t('menu.backAt', { time: clock.format(new Date(at)) })}`
  }
  return (
    <span className={`block text-sm font-bold ${isAvailable ? 'text-saffron' : 'text-red'}`}>
      {isAvailable ? t('menu.left', { count: portionsLeft ?? 0 }) : t('menu.soldOut') + (backAt ? backText(backAt) : '')}
    </span>
  )
}
