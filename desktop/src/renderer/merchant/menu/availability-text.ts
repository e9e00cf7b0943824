import type { TFunction } from 'i18next'
import type { Language } from '@sufra/shared/localized-text'

type Switched = { isAvailable: boolean; backAt: string | null; portionsLeft: number | null }

const day = 86_400_000

/** When something comes back, on the restaurant's clock; the day too when that is not within the next one. */
export const backTime = (backAt: string, language: Language, timeZone: string, now: number): string => {
  const isFar = Date.parse(backAt) - now > day / 2
  return new Intl.DateTimeFormat(`${language}-QA-u-nu-latn`, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isFar && { weekday: 'short' }),
  }).format(new Date(backAt))
}

/** Why something cannot be had, or how many are left; undefined when it is simply on. */
export const availabilityText = (
  { isAvailable, backAt, portionsLeft }: Switched,
  t: TFunction,
  time: (backAt: string) => string,
): string | undefined => {
  if (!isAvailable) return backAt ? t('items.off.backAt', { time: time(backAt) }) : t('counterMenu.off')
  if (portionsLeft === null) return undefined
  return portionsLeft === 0 ? t('items.off.soldOut') : t('items.off.leftNow', { count: portionsLeft })
}
