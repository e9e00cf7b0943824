// What an owner of the platform may do to another administrator.
import type { AdministratorRole } from '../permissions/permissions.ts'

/** `isInvited`: has not accepted the invitation yet. */
export type KnownAdministrator = { id: string; role: AdministratorRole; isDisabled: boolean; isInvited: boolean }

export const isEnabledOwner = ({ role, isDisabled, isInvited }: KnownAdministrator): boolean =>
  role === 'owner' && !isDisabled && !isInvited

type Change = { callerId: string; administratorId: string; role?: AdministratorRole; isDisabled?: boolean }

/**
 * Why an administrator may not be changed like this; undefined when the change is allowed. No one changes their own role or disables themselves, and
 * there is always an enabled owner.
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
