import { escalationSettings, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import { readEscalation } from '@sufra/shared/escalation/escalation.routes'
import type { CoreOptions } from '../core-options.ts'
import { createAlarm } from '../alerts/alarm.ts'
import { createAnnouncer } from '../alerts/announce.ts'
import { createConnectionMonitor } from '../alerts/connection-monitor.ts'
import type { ShownOrders } from '../gateway/shown-orders.ts'
import { after, every } from '../life/timers.ts'
import type { ResponseCache } from '../local/response-cache.ts'
import type { Platform } from './open-platform.ts'

type Deps = { platform: Platform; shown: ShownOrders['shown'] } & Pick<CoreOptions, 'effects'>

/** Creates the alarm, the announcements of new orders and the sound of a lost connection. */
export const createAlerts = ({ platform: { storage, settings, afterUnlessEnded }, shown, effects }: Deps) => {
  const alarm = createAlarm({
    orders: shown,
    escalation: () => cachedEscalation(storage.responses),
    volume: () => settings.now().volume,
    now: () => performance.now(),
    every,
    sound: effects.sound,
    onLevel: effects.onLevel,
  })
  return {
    alarm,
    announce: createAnnouncer({ orderNow: storage.orders.read, after: afterUnlessEnded, announce: effects.onNewOrder }),
    connectionMonitor: createConnectionMonitor({ after, playSound: () => alarm.playOnce('connection') }),
  }
}

export type Alerts = ReturnType<typeof createAlerts>

/** Returns the restaurant's escalation settings from the response cache. */
const cachedEscalation = (responses: ResponseCache): EscalationSettings | undefined => {
  const body = responses.get(readEscalation.path)
  return body === undefined ? undefined : escalationSettings.safeParse((JSON.parse(body) as { data?: unknown }).data).data
}
