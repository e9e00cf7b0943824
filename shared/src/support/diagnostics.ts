// Diagnostics of a machine, which a restaurant attaches to a request for help as a text file.

/** The first line of such a file, which identifies it. */
export const diagnosticsHeader = 'Sufra diagnostics'
export const diagnosticsFileName = 'sufra-diagnostics.txt'
export const maxDiagnosticsBytes = 64 * 1024
/** Maximum number of log lines; the newest are used. */
export const maxLogLines = 200

/** `facts`: names and values. `log`: lines of the log, the oldest first. */
export type Diagnostics = { facts: [name: string, value: string][]; log: string[] }

// Words are matched from their beginning, so that the time is linear for any text.

/** A timestamp, whose digits must not be removed as a number. */
const moment = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/
const email = /(?<![^\s<>"'])[^\s<>"']*@[^\s<>"']+/
/** A token contains a digit, which distinguishes it from the name of a function. */
const token = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?:\.[\w-]{10,})*/
const namedNumber = /\b(?:cvv|cvc|pin|otp|code)\P{L}{0,3}?\p{Nd}{3,}/u
/** Phone numbers and cards: seven digits or more, also in groups. */
const longNumber = /\+?\p{Nd}(?:[ ()-]{0,2}\p{Nd}){6,}/u
const personal = new RegExp([moment, email, token, namedNumber, longNumber].map(({ source }) => `(${source})`).join('|'), 'giu')

/** Removes email addresses, tokens, ids, phone numbers and cards. Applying it again changes nothing. */
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
/** Bytes of a line, including its line break. */
const lineBytes = (line: string): number => [...line].reduce((sum, character) => sum + bytesOf(character), 1)

/** The file, exactly as the user sees it before sending it: with as many of the newest log lines as fit. */
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

/** The stored text of such a file; undefined when it is not plain text. */
export const storedDiagnostics = (text: string): string | undefined =>
  // oxlint-disable-next-line no-control-regex -- plain text must not contain these
  /[\u0000-\u0009\u000b-\u001f\u007f]/.test(text) ? undefined : withoutPersonalData(text)
