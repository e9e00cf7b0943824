// What a hosted page of the payment gateway posts to the page that embeds it.
import { z } from 'zod'

const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The height of its content, in pixels. */
  z.object({ type: z.literal('resize'), height: z.number().min(0).max(4_000) }),
  /** Enter was pressed in a field: the page that embeds it has the button. */
  z.object({ type: z.literal('submit') }),
  /** Escape was pressed in a field: the page that embeds it may be a sheet, which does not get that key. */
  z.object({ type: z.literal('escape') }),
  /** What was typed is not valid, as the hosted page shows. */
  z.object({ type: z.literal('problems') }),
  /** Of a card with its `brand`, `lastFour` and `expiry`. */
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

/** A message about what was typed, not about the frame. */
export type FrameResult = Exclude<FrameMessage, { type: 'ready' | 'resize' }>

/** Returns undefined for what is none. The caller has checked who sent it. */
export const readFrameMessage = (data: unknown): FrameMessage | undefined => frameMessage.safeParse(data).data
