// Diagnostics of a machine, which a restaurant attaches to a request for help as a text file.

/** The first line of such a file, by which it is recognised. */
export const diagnosticsHeader = 'Sufra diagnostics'
export const diagnosticsFileName = 'sufra-diagnostics.txt'
export const maxDiagnosticsBytes = 64 * 1024
/** Lines of the log, the newest. */
export const maxLogLines = 200

/** `facts`: names and values. `log`: oldest line first. */
export type Diagnostics = { facts: [name: string, value: string][]; log: string[] }

// Words are matched from their beginning, so that the time is linear for any text.

/** Moments are no numbers to remove. */
const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/
const email = /(?<![^\s<>"'])[^\s<>"']*@[^\s<>"']+/
/** With a digit, so that no name of a function is one. */
const token = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{10,})*/
const namedNumber = /\b(?:cvv|cvc|pin|otp|code)\P{L}{0,3}?\p{Nd}{3,}/u
/** Phone numbers and cards: seven digits or more, also in groups. */
const longNumber = /\+?\p{Nd}(?:[ ()-]{0,2}\p{Nd}){6,}/u
const personal = new RegExp([moment, email, token, namedNumber, longNumber].map(({ source }) => `(${source})`).join('|'), 'giu')

/** Replaces addresses of mail, tokens, ids, phone numbers and cards. Applying it again changes nothing. */
export const withoutPersonalData = (text: string): string =>
  text.replace(personal, (found: string, ...[isMoment, isEmail, isToken]: (string | undefined)[]) => {
    if (isMoment) return found
    if (isEmail) return '[email]'
    return isToken ? '[id]' : '[number]'
  })

/** Bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}
/** With the end of the line. */
const lineBytes = (line: string): number => [...line].reduce((sum, character) => sum + bytesOf(character), 1)

/** The file, exactly as it is shown before it is sent: the newest lines of the log that fit into it. */
export const diagnosticsText = ({ facts, log }: Diagnostics): string => {
  const head = [diagnosticsHeader, ...facts.map(([name, value]) => `${name}: ${value.replaceAll(/\s+/g, ' ')}`)]
  const start = withoutPersonalData(`${head.join('\n')}\n`)
  const lines = withoutPersonalData(log.slice(-maxLogLines).join('\n')).split('\n')
  let free = maxDiagnosticsBytes - lineBytes(`${start}\nLog`)
  const firstShown = lines.findLastIndex((line) => (free -= lineBytes(line)) < 0) + 1
  const shown = lines.slice(firstShown)
  return log.length === 0 || shown.length === 0 ? start : `${start}\nLog\n${shown.join('\n')}\n`
}

/** Whether a file claims to be diagnostics. */
export const isDiagnostics = (bytes: Uint8Array): boolean =>
  [...`${diagnosticsHeader}\n`].every((character, index) => bytes[index] === character.codePointAt(0))

/** The text of such a file as it is stored; undefined when it is not plain text. */
export const storedDiagnostics = (text: string): string | undefined =>
  // oxlint-disable-next-line no-control-regex -- these are what plain text must not have
  /[\u0000-\u0009\u000b-\u001f\u007f]/.test(text) ? undefined : withoutPersonalData(text)
