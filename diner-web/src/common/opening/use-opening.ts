import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { busyMinutesAt } from '@sufra/shared/hours/pace-now'
import { openingState } from '@sufra/shared/hours/opening-state'
import { openingText } from '@sufra/shared/hours/opening-text'
import { storedAtOf } from '@sufra/shared/menu/stored-menu'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../api/use-menu.ts'
import { useSession } from '../session/session.ts'

/** Milliseconds between updates of the time. */
const interval = 5_000

/** Whether the restaurant takes orders at this moment, as text too; undefined until its menu is loaded. */
export const useOpening = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: menu } = useMenu(useSession(({ restaurantId }) => restaurantId))
  const now = useNow(interval)
  if (!menu) return undefined
  const { takingOrders, opening, isUnreachable } = menu.restaurant
  if (!takingOrders)
    return { isOrderable: false, title: t('opening.notTakingOrders'), text: '', hours: '', hint: t('opening.viewMenu'), busyMinutes: 0 }
  const state = openingState(opening ?? {}, now)
  // A stored menu does not contain whether the restaurant is open now.
  const hours = storedAtOf(menu) ? '' : openingText(state, { timeZone: opening?.timeZone ?? homeTimeZone, language, now }, t)
  if (isUnreachable && state.state === 'open')
    return { isOrderable: false, title: t('start.unreachable'), text: '', hours, hint: t('start.askStaff'), busyMinutes: 0 }
  const titles = { open: '', paused: '', closed: t('opening.closed') }
  const isLastOrders = state.state === 'closed' && state.isLastOrders
  return {
    isOrderable: state.state === 'open',
    title: isLastOrders ? t('opening.lastOrdersOver') : titles[state.state],
    text: hours,
    hours,
    hint: t('opening.viewMenu'),
    busyMinutes: busyMinutesAt(opening?.busy, now),
  }
}
