// The configuration of a printer, and the reasons why printing fails.
import { z } from 'zod'
import { id, typedText } from '../contract/wire.ts'
import { orderTypes } from '../orders/order-type.ts'
import { cleanCode } from '../text/clean-text.ts'

const transport = z.discriminatedUnion('kind', [
  /** Raw ESC/POS over TCP, usually port 9100. */
  z.object({ kind: z.literal('network'), host: z.string().overwrite(cleanCode).min(1).max(253), port: z.int().min(1).max(65_535) }),
  /** A raw print queue of the operating system, used for USB printers. */
  z.object({ kind: z.literal('queue'), queue: z.string().min(1).max(200) }),
])

export const printer = z.object({
  id,
  name: typedText(40).min(1),
  transport,
  /** Dots per line: 80 mm paper has 576, 58 mm has 384. */
  width: z.union([z.literal(576), z.literal(384)]),
  language: z.enum(['en', 'ar', 'both']),
  isCutting: z.boolean(),
  opensDrawer: z.boolean(),
  /** The order types whose tickets are printed automatically. */
  prints: z.array(z.enum(orderTypes)).max(orderTypes.length),
  /** Prints only items of these categories; null for all. */
  categoryIds: z.array(id).max(500).nullable(),
})
export type Printer = z.infer<typeof printer>

/** Returns the key of a network printer, the same on every device that reaches it, or undefined for a local printer. */
export const printerKey = ({ transport: by }: Pick<Printer, 'transport'>): string | undefined =>
  by.kind === 'network' ? `network:${by.host}:${by.port}` : undefined

export const printProblems = ['offline', 'paper', 'cover', 'timeout', 'refused', 'failed'] as const
export type PrintProblem = (typeof printProblems)[number]
