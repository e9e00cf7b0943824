// Details of a restaurant that guests see besides its menu, as its owner or a manager enters them (settings/about).
import { z } from 'zod'
import { accentColour } from './accent.ts'
import { typedText } from '../contract/wire.ts'
import { nameText, optionalName } from '../names.ts'
import { cleanLine } from '../text/clean-text.ts'
import { optionalWebLink, webLink } from '../contract/web-link-text.ts'

export const maxAboutLength = 500

/** The pictures of a restaurant, in the order of the page. */
export const aboutPictures = ['logo', 'cover'] as const
export type AboutPicture = (typeof aboutPictures)[number]

export const aboutLinks = ['websiteUrl', 'facebookUrl', 'instagramUrl'] as const

const text = typedText(maxAboutLength, 'about.text_length').default('')

/** The review link is required (spec §5), as at sign-up. */
export const reviewLink = z
  .string('account.review_url_required')
  .overwrite(cleanLine)
  .min(1, { error: 'account.review_url_required', abort: true })
  .pipe(webLink)

/** The fields that the page edits. Problems are refusal codes at the paths of the fields. */
export const aboutDraft = z.object({
  name: z.object({ en: nameText('account.restaurant_required', 'account.name_length'), ar: optionalName('account.name_length') }),
  about: z.object({ en: text, ar: text }),
  websiteUrl: optionalWebLink,
  facebookUrl: optionalWebLink,
  instagramUrl: optionalWebLink,
  googleReviewUrl: reviewLink,
  /** An older desktop omits it; then the colour stays unchanged. */
  accentColour: accentColour.optional(),
})
export type AboutDraft = z.output<typeof aboutDraft>
