// Messages of the payment gateway's hosted pages to the page that embeds them.
import { z } from 'zod'

const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The height of the page's content, in pixels. */
  z.object({ type: z.literal('resize'), height: z.number().min(0).max(4_000) }),
  /** Enter was pressed in a field; the button is on the page that embeds it. */
  z.object({ type: z.literal('submit') }),
  /** Escape was pressed in a field; the embedding page may be a sheet, which does not get that key. */
  z.object({ type: z.literal('escape') }),
  /** The typed values are not valid; the hosted page shows the problems. */
  z.object({ type: z.literal('problems') }),
  /** A token; for a card with its `brand`, `lastFour` and `expiry`. */
  z.object({
    type: z.literal('token'),
    token: z.string().min(1),
    brand: z.string().default(''),
    lastFour: z.string().default(''),
    expiry: z.string().default(''),
  }),
  z.object({ type: z.literal('failed') }),
  z.object({ type: z.literal('cancelled') }),
])
export type FrameMessage = z.output<typeof frameMessage>

/** A message about the typed values, not about the frame. */
export type FrameResult = Exclude<FrameMessage, { type: 'ready' | 'resize' }>

/** Parses a message; undefined when the data is not a message of a hosted page. The caller has checked the sender. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => frameMessage.safeParse(data).data
