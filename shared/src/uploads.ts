// Pictures and other uploads: what is taken, and where it is shown from (spec §7, §9).

/** Spec §9: 2 MB. */
export const maxUploadBytes = 2 * 1024 * 1024

/** A picture's part of a form's contract. */
export const pictureLimits = { maxFileBytes: maxUploadBytes, tooLarge: 'upload.picture' } as const

const pictures = [
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
] as const
const papers = [...pictures, { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] }] as const

const typeAmong = <T extends string>(signatures: readonly { type: T; starts: readonly number[] }[], bytes: Uint8Array): T | undefined =>
  signatures.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))?.type

/** The type that the bytes themselves say: a name or a header is only the sender's claim. Undefined for what is neither png nor jpeg. */
export const pictureType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined => typeAmong(pictures, bytes)

/** As `pictureType`, of a merchant's papers, which may be PDFs too. */
export const documentType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'application/pdf' | undefined => typeAmong(papers, bytes)

/** The widths, in device pixels, that a picture may be asked for in. */
export const pictureWidths = [96, 192, 384, 768, 1_152] as const

/** Where a picture is shown from, in a width. */
export const pictureUrl = (image: string, width: (typeof pictureWidths)[number]): string => `/uploads/${image}?w=${width}`

const photoName = /^[0-9a-f-]{36}\.webp$/

/** A photo fills its space; a cut-out picture (with transparent parts) stands on a ground. */
export const isPhoto = (image: string): boolean => photoName.test(image)
