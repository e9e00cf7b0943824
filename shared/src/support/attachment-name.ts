import { cleanLine } from '../text/clean-text.ts'

const maxBaseLength = 80

/** Extensions of the stored files. Every other type is stored as a picture. */
const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'text/plain': 'txt' }
export const extensionOf = (type: string): string => extensions[type] ?? 'jpg'

/** Characters that file systems do not allow in a name. */
const separators = /[\\/:*?"<>|]/g

/** The displayed name of an attachment: the name of the sent file, with the extension of the stored file. '' when the file had no name. */
export const attachmentName = (sent: string, type: string): string => {
  const base = cleanLine(sent)
    .replace(/\.[^.]{1,5}$/, '')
    .replace(separators, '_')
  const cut = [...base].slice(0, maxBaseLength).join('').trim()
  return cut === '' ? '' : `${cut}.${extensionOf(type)}`
}
