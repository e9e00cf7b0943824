// Consent to how the data and documents of a restaurant are stored, before they are sent.
import { z } from 'zod'

/**
 * The version of the privacy text (`privacy` in the dictionaries). Change it to the current date whenever the meaning of the text changes.
 */
export const privacyVersion = '2026-11-28'

/** The version to which the sender agrees: always the current one. */
export const consent = z.literal(privacyVersion, 'account.consent_required')
