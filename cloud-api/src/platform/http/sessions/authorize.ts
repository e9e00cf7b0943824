import { permissionRefusal } from '@sufra/shared/accounts/merchant-status'
import type { Permission } from '@sufra/shared/permissions/permissions'
import { refused } from '../../refusals/refused.ts'
import type { Session, SessionFor } from './session.ts'

/** Refuses `session.none`, `session.forbidden`, `session.view_only` and `session.not_accepted`. */
export function authorize<P extends Permission>(session: Session | undefined, permission: P): asserts session is SessionFor<P> & Session {
  if (!session) throw refused('session.none')
  const refusal = permissionRefusal(session, permission)
  if (refusal) throw refused(refusal)
}
