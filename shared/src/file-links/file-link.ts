// One-time links, from which pages get files as they are.
import { z } from 'zod'

/** Milliseconds. */
export const fileLinkLifetime = 60_000

/** The path of a link. Only the session that made the link may use it, once. */
export const fileLinkPath = '/api/files/:token'

export const fileLinkReply = z.object({ success: z.literal(true), data: z.object({ link: z.string() }) })
