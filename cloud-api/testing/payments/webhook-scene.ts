// The API with administrators and genuine webhooks of a gateway whose answers a test decides.
import type { Call } from '@sufra/shared/contract/client'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { afterEach, beforeEach } from 'vitest'
import type { GatewayEvent } from '../../src/money/payments/gateway/payment-gateway.ts'
import { addAdmin } from '../test-restaurant.ts'
import { usePayingApi } from './paying-api.ts'

export const useWebhookScene = () => {
  const paying = usePayingApi()
  const { scene, pay, query } = paying
  const signedIn: Record<string, Call> = {}
  beforeEach(() => query('delete from failed_webhooks'))
  // The next test sets the clock back, to a time before the sign-ins that were counted.
  afterEach(() => query('delete from network_failures'))
  return {
    ...paying,
    /** Signs in again when the clock has moved, since a token ends. */
    signIn: async (role: AdministratorRole = 'finance') =>
      (signedIn[`${role} ${scene.now.toISOString()}`] ??= (
        await scene.api.signedIn((await addAdmin(scene.api.connection.db, role)).email, 'admin')
      ).call),
    /** Creates a genuine webhook about a payment that waits for a challenge. */
    challenged: async (change: Partial<GatewayEvent> = {}) => {
      scene.gateway.decide(scene.gateway.challenge())
      await pay()
      const request = scene.gateway.authorised.at(-1)
      if (!request) throw new Error('nothing was authorised')
      return scene.gateway.eventOf(request, change)
    },
  }
}
