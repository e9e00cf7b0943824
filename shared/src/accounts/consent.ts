// Consent to how the data and documents of a restaurant are stored, before they are sent.
import { z } from 'zod'

/** The version of the privacy text (`privacy` of the dictionaries). A text that says something else gets its date. */
export const privacyVersion = '2026-11-28'

/** The version to which the sender agrees: the text of now. */
export const consent = z.literal(privacyVersion, 'account.consent_required')
