// The ladder of an order that nobody has accepted: what rings when, and what the platform does by itself. Times are seconds after the order was placed.
import { z } from 'zod'

const seconds = (least: number, most: number) => z.int('escalation.time').min(least, 'escalation.time').max(most, 'escalation.time')

/** A restaurant's own times, and whom the SMS goes to. */
export const escalationSettings = z
  .object({
    /** Every counter rings louder, with its second tune. */
    louderAfter: seconds(10, 300),
    /** An SMS goes to `smsNumbers`. */
    smsAfter: seconds(20, 900),
    /** Without any device's word the restaurant counts as unreachable. */
    unreachableAfter: seconds(40, 900),
    /** Without a person's word it is cancelled. */
    missedAfter: seconds(60, 1_800),
    /** Orders of phones that are new to the restaurant wait without ringing until someone has looked at them. */
    holdNewPhones: z.boolean().default(false),
    /** With the country code: + and 8 to 15 digits. At most five. */
    smsNumbers: z.array(z.string().regex(/^\+\d{8,15}$/, 'escalation.number')).max(5, 'escalation.number'),
  })
  .refine((times) => times.louderAfter < times.missedAfter && times.unreachableAfter < times.missedAfter, 'escalation.order')

/** Seconds after which an order that is held counts as missed, where the restaurant's own time is shorter. */
export const heldMissedAfter = 900

export type EscalationSettings = z.infer<typeof escalationSettings>

export const defaultEscalation: EscalationSettings = {
  louderAfter: 30,
  smsAfter: 60,
  unreachableAfter: 70,
  missedAfter: 180,
  smsNumbers: [],
  holdNewPhones: false,
}
