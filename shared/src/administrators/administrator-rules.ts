// Rules for an owner of the platform who changes another administrator.
import type { AdministratorRole } from '../permissions/permissions.ts'

/** `isInvited`: the invitation has not been accepted yet. */
export type KnownAdministrator = { id: string; role: AdministratorRole; isDisabled: boolean; isInvited: boolean }

export const isEnabledOwner = ({ role, isDisabled, isInvited }: KnownAdministrator): boolean =>
  role === 'owner' && !isDisabled && !isInvited

type Change = { callerId: string; administratorId: string; role?: AdministratorRole; isDisabled?: boolean }

/**
 * The reason why a change of an administrator is refused; undefined when it is allowed. Administrators cannot change their own role or
 * disable themselves, and one owner always stays enabled.
 */
export const administratorProblem = (all: readonly KnownAdministrator[], { callerId, administratorId, ...change }: Change) => {
  const caller = all.find(({ id }) => id === callerId)
  const administrator = all.find(({ id }) => id === administratorId)
  if (!caller || !isEnabledOwner(caller)) return 'session.forbidden'
  if (!administrator) return 'administrator.not_found'
  if (administratorId === callerId) return 'administrator.self'
  if (administrator.isInvited) return 'administrator.invited'
  const after = all.map((each) => (each.id === administratorId ? { ...each, ...change } : each))
  return after.some(isEnabledOwner) ? undefined : 'administrator.last_owner'
}
