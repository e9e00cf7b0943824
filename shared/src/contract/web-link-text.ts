import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanLine } from '../text/clean-text.ts'
import { isWebLink } from '../web-link.ts'

const invalid = 'account.link_invalid' satisfies RefusalCode

/** A typed link. Refuses `account.link_invalid`. */
export const webLink = z.string(invalid).overwrite(cleanLine).refine(isWebLink, invalid)

export const optionalWebLink = z.union([z.literal(''), webLink], invalid).default('')
