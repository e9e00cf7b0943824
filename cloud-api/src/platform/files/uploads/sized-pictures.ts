import { pictureWidths } from '@sufra/shared/uploads'

/** The key prefix of resized pictures. */
const sizedPart = 'sized'

const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

export const sizedKey = (name: string, width: number, format: Format): string => `${sizedPart}/${name}.${width}.${format}`

/** The keys of all sizes that a picture may have. */
export const sizedKeys = (name: string): string[] =>
  pictureWidths.flatMap((width) => formats.map((format) => sizedKey(name, width, format)))
