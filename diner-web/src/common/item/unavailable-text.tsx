import { timeText } from '@sufra/shared/dates/date-text'
import type { MenuItem } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useTimeZone } from '../opening/use-time-zone.ts'

type Props = { item: Pick<MenuItem, 'isAvailable' | 'backAt' | 'portionsLeft'> }

/** The time when an item can be ordered again, by the restaurant's clock. */
const BackAt = ({ at }: { at: string }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useTimeZone()
  return <span>{` · ${t('menu.backAt', { time: timeText(at, { timeZone, language }) })}`}</span>
}

/** Shows that an item is sold out and until when, or the number of portions left; renders nothing for other items. */
export const UnavailableText = ({ item: { isAvailable, backAt, portionsLeft } }: Props) => {
  const { t } = useTranslation()
  if (isAvailable && portionsLeft === null) return null
  return (
    <span className={`block text-sm font-bold ${isAvailable ? 'text-saffron' : 'text-red'}`}>
      <span>{isAvailable ? t('menu.left', { count: portionsLeft ?? 0 }) : t('menu.soldOut')}</span>
      {!isAvailable && backAt && <BackAt at={backAt} />}
    </span>
  )
}
