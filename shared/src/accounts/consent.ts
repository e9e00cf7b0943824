// Consent to how the data and documents of a restaurant are stored, before they are sent.
import { z } from 'zod'

/** The versions of the privacy text (`privacy` of the dictionaries) to which restaurants may have agreed, the newest last. A new text gets its date. */
const privacyVersions = ['2026-11-28'] as const
export const privacyVersion = privacyVersions.at(-1) ?? privacyVersions[0]

/** The version to which the sender agrees. */
export const consent = z.enum(privacyVersions, 'account.consent_required')
