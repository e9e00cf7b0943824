import { z } from 'zod'
import { jsonText } from '../contract/form.ts'
import { route } from '../contract/route.ts'
import { localizedText, wholeNumber, wholeNumberText } from '../contract/wire.ts'
import { pictureLimits } from '../uploads.ts'
import { aboutDraft, aboutPictures, type AboutDraft, type AboutPicture } from './about.ts'

/** `logo` and `cover`: file names of pictures, '' without a picture. `version`: the number of changes so far. */
const aboutReply = z.object({
  success: z.literal(true),
  data: z.object({
    name: localizedText,
    about: localizedText,
    logo: z.string(),
    cover: z.string(),
    websiteUrl: z.string(),
    facebookUrl: z.string(),
    instagramUrl: z.string(),
    googleReviewUrl: z.string(),
    /** '' without an accent colour. Missing in replies of an older server. */
    accentColour: z.string().optional(),
    version: wholeNumber,
    mayEdit: z.boolean(),
  }),
})
export type AboutData = z.output<typeof aboutReply>['data']

export const readAbout = route({
  method: 'GET',
  path: '/api/merchant/about',
  permission: 'about.read',
  summary: 'What guests see of the restaurant: names, description, pictures and links',
  reply: aboutReply,
  idempotency: 'safe',
  offline: 'cache',
})

export const changeAbout = route({
  method: 'PUT',
  path: '/api/merchant/about',
  permission: 'about.edit',
  summary:
    'Changes what guests see of the restaurant. Pictures that are not sent stay, unless they are listed as removed. Refused when it is no longer the version that was seen',
  form: {
    fields: z.object({
      details: jsonText(aboutDraft),
      removed: jsonText(z.array(z.enum(aboutPictures)).max(aboutPictures.length)),
      version: wholeNumberText,
    }),
    files: /^(logo|cover)$/,
    maxFiles: aboutPictures.length,
    ...pictureLimits,
  },
  reply: aboutReply,
  idempotency: 'no',
})

type AboutChange<File> = {
  details: AboutDraft
  version: number
  /** A new picture, or null to remove it. An omitted picture stays unchanged. */
  pictures: { readonly [Picture in AboutPicture]?: File | null | undefined }
}

/** The form fields of changeAbout. */
export const aboutFormFields = <File>({ details, version, pictures }: AboutChange<File>): Record<string, string | File | undefined> => ({
  details: JSON.stringify(details),
  removed: JSON.stringify(aboutPictures.filter((picture) => pictures[picture] === null)),
  version: version.toString(),
  logo: pictures.logo ?? undefined,
  cover: pictures.cover ?? undefined,
})
