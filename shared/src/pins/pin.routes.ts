// Switching the person at a counter that is signed in, with a PIN.
import { z } from 'zod'
import { user } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { memberRoles } from '../permissions/permissions.ts'
import { newPin, typedPin } from './pin.ts'

/**
 * `people`: the members with a PIN. The other fields are about the caller. `mayHavePin`: if it is absent, earlier versions of the app hide
 * the setting of the caller's PIN.
 */
const people = z.object({
  people: z.array(z.object({ id, name: z.string(), role: z.enum(memberRoles), isSelf: z.boolean() })),
  hasPin: z.boolean(),
  mayHavePin: z.boolean(),
  /** The number of digits that the caller's PIN needs. */
  minLength: z.int(),
})
export type People = z.output<typeof people>
export type Person = People['people'][number]

const password = z.string('account.password_required').min(1, 'account.password_required').max(200, 'account.password_required')

const common = { permission: 'people.switch' } as const

export const listPeople = route({
  method: 'GET',
  path: '/api/merchant/people',
  summary: 'Lists who can take over this counter with a PIN',
  reply: z.object({ success: z.literal(true), data: people }),
  idempotency: 'safe',
  ...common,
})

export const switchPerson = route({
  method: 'POST',
  path: '/api/merchant/people/:memberId/switch',
  summary:
    'Ends the session of the caller and opens one of another member on the same device, with their PIN. After 5 wrong PINs that PIN is locked for 15 minutes; after 15 of one device, switching there',
  params: z.object({ memberId: id }),
  body: z.object({ pin: typedPin }),
  reply: done.extend({ accessToken: z.string(), data: user }),
  idempotency: 'no',
  ...common,
})

/** The body that the page for setting a PIN sends. */
export const pinDraft = z.object({ password, pin: newPin })

export const setPin = route({
  method: 'PUT',
  path: '/api/merchant/pin',
  summary: "Sets the caller's own PIN at the restaurant. It needs the password, since someone else may be at the counter",
  body: pinDraft,
  reply: done,
  idempotency: 'safe',
  ...common,
})

export const removePin = route({
  method: 'DELETE',
  path: '/api/merchant/pin',
  summary: "Removes the caller's own PIN",
  reply: done,
  idempotency: 'safe',
  ...common,
})
