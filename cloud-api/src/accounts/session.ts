import type { MerchantStatus, Role } from '@sufra/shared/accounts/account'

type Signed = { sessionId: string; userId: string; status: MerchantStatus }

type MerchantSession = Signed & { role: 'merchant'; restaurantId: string }
type AdminSession = Signed & { role: 'admin' }

/** Who a request comes from, read from the database at each request: a role or a status that changed counts at once. */
export type Session = MerchantSession | AdminSession

export type SessionOf<R extends Role> = Extract<Session, { role: R }>
