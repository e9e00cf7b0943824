// Pictures and other uploads: allowed types and sizes, and the URLs of pictures (spec §7, §9).

/** Spec §9: 2 MB. */
export const maxUploadBytes = 2 * 1024 * 1024

/** The limits of pictures in a form contract. */
export const pictureLimits = { maxFileBytes: maxUploadBytes, tooLarge: 'upload.picture' } as const

const pictures = [
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
] as const
const pdf = { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] } as const

const webP = { type: 'image/webp', starts: [0x52, 0x49, 0x46, 0x46] } as const

/** Number of bytes at the start of a file that are enough to detect its type. */
export const signatureLength = 64

/** A byte order mark and blank lines. Some programs put them before a PDF, and every reader skips them. */
const skipped: ReadonlySet<number | undefined> = new Set([0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0c, 0x0d, 0x20])

/** The position of a PDF's first byte. */
export const pdfStart = (bytes: Uint8Array): number => {
  let at = 0
  while (at < signatureLength - 5 && skipped.has(bytes[at])) at += 1
  return at
}

/** The types of pictures that may be chosen, in the format of a file input's `accept`. */
export const acceptedPictures = pictures.map(({ type }) => type).join(',')

const typeAmong = <T extends string>(signatures: readonly { type: T; starts: readonly number[] }[], bytes: Uint8Array): T | undefined =>
  signatures.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))?.type

/** Detects the type from the content, since the name and the header are not trusted. Returns undefined if it is neither PNG nor JPEG. */
export const pictureType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined => typeAmong(pictures, bytes)

/** Like `pictureType`, for documents, which may also be PDFs. */
export const documentType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'application/pdf' | undefined =>
  pictureType(bytes) ?? typeAmong([pdf], bytes.subarray(pdfStart(bytes)))

/** The type of an image that the API serves: pictures are stored as WebP, documents as JPEG. */
export const imageType = (bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | undefined => typeAmong([...pictures, webP], bytes)

/** Validates a picture by its size in bytes and its content. The first `signatureLength` bytes of the content are enough. */
export const pictureProblem = (size: number, bytes: Uint8Array): 'upload.picture' | undefined =>
  size > maxUploadBytes || !pictureType(bytes) ? 'upload.picture' : undefined

/** The available widths of pictures, in device pixels. */
export const pictureWidths = [96, 192, 384, 768, 1_152] as const

/** URL of a picture in the given width. */
export const pictureUrl = (image: string, width: (typeof pictureWidths)[number]): string => `/uploads/${image}?w=${width}`

const photoName = /^[0-9a-f-]{36}\.webp$/

/** Whether a picture is a photo, which fills its frame; cut-outs (with transparent parts) are shown on a background. */
export const isPhoto = (image: string): boolean => photoName.test(image)
