import { z } from 'zod'
import { id, localizedText } from '../contract/wire.ts'

/** A table of the restaurant; `link` is what its QR code says. */
export const diningTable = z.object({ _id: id, number: z.int(), zone: localizedText, seats: z.int(), link: z.url() })

export type DiningTable = z.infer<typeof diningTable>
