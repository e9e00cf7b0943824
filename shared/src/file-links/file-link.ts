// Links with which pages load files; each works once.
import { z } from 'zod'

/** Milliseconds for which a link is valid. */
export const fileLinkLifetime = 60_000

/** The path of a link. Only the session that made the link may use it, once. */
export const fileLinkPath = '/api/files/:token'

export const fileLinkReply = z.object({ success: z.literal(true), data: z.object({ link: z.string() }) })
