// Escalation of an order that has not been accepted. Times are seconds after the order was placed.
import { z } from 'zod'

const seconds = (min: number, max: number) => z.int('escalation.time').min(min, 'escalation.time').max(max, 'escalation.time')

/** A restaurant's escalation times and the recipients of its SMS. */
export const escalationSettings = z
  .object({
    /** Every counter rings louder, with its second sound. */
    louderAfter: seconds(10, 300),
    /** An SMS is sent to `smsNumbers`. */
    smsAfter: seconds(20, 900),
    /** Without an acknowledgement by any device the restaurant counts as unreachable. */
    unreachableAfter: seconds(40, 900),
    /** If it has not been accepted, the order is cancelled as missed. */
    missedAfter: seconds(60, 1_800),
    /** Orders from phones that are new to the restaurant are held without ringing until staff have checked them. */
    holdNewPhones: z.boolean().default(false),
    /** Phone numbers with the country code: + and 8 to 15 digits. At most five. */
    smsNumbers: z.array(z.string().regex(/^\+\d{8,15}$/, 'escalation.number')).max(5, 'escalation.number'),
  })
  .refine((times) => times.louderAfter < times.missedAfter && times.unreachableAfter < times.missedAfter, 'escalation.order')

/** Minimum seconds after which a held order counts as missed, also when the restaurant's own `missedAfter` is shorter. */
export const minHeldMissedAfter = 900

export type EscalationSettings = z.infer<typeof escalationSettings>

export const defaultEscalation: EscalationSettings = {
  louderAfter: 30,
  smsAfter: 60,
  unreachableAfter: 70,
  missedAfter: 180,
  smsNumbers: [],
  holdNewPhones: false,
}
