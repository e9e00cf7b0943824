import { openingState } from '@sufra/shared/hours/opening-state'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useSyncExternalStore } from 'react'

/** Milliseconds between updates of the time. */
const interval = 5_000

const lookRegularly = (look: () => void) => {
  const timer = setInterval(look, interval)
  return () => clearInterval(timer)
}

/** Whether the restaurant takes orders at this moment. Renders again only when that changes. */
export const useIsOrderable = ({
  takingOrders,
  isUnreachable,
  opening,
}: Pick<MenuRestaurant, 'takingOrders' | 'isUnreachable' | 'opening'>): boolean =>
  useSyncExternalStore(lookRegularly, () => takingOrders && !isUnreachable && openingState(opening ?? {}, serverNow()).state === 'open')
