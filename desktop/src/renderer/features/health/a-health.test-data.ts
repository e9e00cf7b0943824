import type { Part } from '@sufra/shared/contract/reply-parts'
import type { HealthData, HealthPart } from '@sufra/shared/health/health-state'

type Parts = { [Name in HealthPart]: Part<HealthData<Name>> }

const readPart = <Data>(data: Data) => ({ state: 'read', data }) as const
const queue = { queued: 0, oldestAt: null, retrying: 0, isFailing: false, failed: 0, reasons: [], retryable: 0 }

/** The parts of a healthy platform, at the current time. */
export const wellParts = () => {
  const now = new Date().toISOString()
  const ran = { isRunning: false, lastStartedAt: now, lastFinishedAt: now, failures: 0, error: null }
  return {
    database: readPart({ kind: 'PostgreSQL' as const, latency: 3, bytes: 12_400_000, migrations: { applied: 36, known: 36 } }),
    bus: readPart({ kind: 'redis' as const, isConnected: true }),
    jobs: readPart([
      { name: 'settle-payments', everySeconds: 2, mayRun: true, ...ran },
      { name: 'send-mail', everySeconds: 1, mayRun: false, ...ran },
    ]),
    mail: readPart({ ...queue, server: 'ready' as const, reason: null }),
    sms: readPart({ ...queue, hasProvider: true }),
    payments: readPart({
      gateway: 'tap' as const,
      mode: 'live' as const,
      condition: 'ready' as const,
      checkedAt: now,
      lastWebhookAt: now,
      refusedWebhooks: 0,
      unsettled: 0,
      retried: 0,
      overdue: 0,
      failedWebhooks: 0,
      oldestAt: null,
    }),
    uploads: readPart({ latency: 4 }),
    desktops: readPart([{ version: '1.2.0', devices: 41, restaurants: 30 }]),
  }
}

/** The parts of a healthy platform, with some replaced. */
export const aHealth = (change: Partial<Parts> = {}): Parts => ({ ...wellParts(), ...change })
