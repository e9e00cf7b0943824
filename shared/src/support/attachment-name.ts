import { cleanLine } from '../text/clean-text.ts'

const maxBaseLength = 80

/** How files are stored and sent; anything else has become a picture. */
const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'text/plain': 'txt' }
export const extensionOf = (type: string): string => extensions[type] ?? 'jpg'

/** What no file system takes in a name. */
const separators = /[\\/:*?"<>|]/g

/** The name of an attachment as it is shown and saved: that of the sent file, with the extension of what is stored. '' where none was sent. */
export const attachmentName = (sent: string, type: string): string => {
  const base = cleanLine(sent)
    .replace(/\.[^.]{1,5}$/, '')
    .replace(separators, '_')
  const cut = [...base].slice(0, maxBaseLength).join('').trim()
  return cut === '' ? '' : `${cut}.${extensionOf(type)}`
}
