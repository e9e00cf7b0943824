import type { MerchantStatus, Role } from '@sufra/shared/accounts/account'

type BaseSession = { sessionId: string; userId: string; status: MerchantStatus }

type MerchantSession = BaseSession & { role: 'merchant'; restaurantId: string }
type AdminSession = BaseSession & { role: 'admin' }

/**
 * The authenticated user of a request, read from the database each time, so that a changed role or status applies
 * immediately.
 */
export type Session = MerchantSession | AdminSession

export type SessionOf<R extends Role> = Extract<Session, { role: R }>
