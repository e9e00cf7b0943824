import { pictureWidths } from '@sufra/shared/uploads'

/** Where the sized copies of pictures are kept, below the uploads. */
export const sizedFolder = 'sized'

const formats = ['avif', 'webp'] as const
export type Format = (typeof formats)[number]

export const sizedName = (name: string, width: number, format: Format): string => `${name}.${width}.${format}`

/** Every sized copy that a picture may have. */
export const sizedNames = (name: string): string[] =>
  pictureWidths.flatMap((width) => formats.map((format) => sizedName(name, width, format)))
