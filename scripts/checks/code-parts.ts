// The comments and the test titles of TypeScript code.

/** A text with the number of its first line. */
export type Part = { line: number; text: string }

/** Comments, strings, templates (with one level of nesting), and regular expressions, which may contain quotes. */
const token =
  /(?<block>\/\*[\s\S]*?\*\/)|(?<line>\/\/.*)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}`]|`(?:\\.|[^`\\])*`|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^`\\])*`)|(?<=[=(,:[!&|?;{}>\n][ \t]*)\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/g

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length

/** The comments without their marks, each on one line. Lines of `//` below each other are one comment; directives of tools are left out. */
export const commentsIn = (code: string): Part[] => {
  const found: (Part & { end: number })[] = []
  for (const { 0: text, index, groups } of code.matchAll(token)) {
    if (groups?.['block'] === undefined && groups?.['line'] === undefined) continue
    const content = text
      .replace(/^\/(?:\*\*?|\/)|\*\/$/g, '')
      .replaceAll(/\s*\n\s*\*? ?/g, ' ')
      .trim()
    if (/^(?:oxlint|@ts-|\/ <ref)/.test(content)) continue
    const last = found.at(-1)
    const continues = text.startsWith('//') && last !== undefined && /^\n[ \t]*$/.test(code.slice(last.end, index))
    if (continues) Object.assign(last, { text: `${last.text} ${content}`, end: index + text.length })
    else found.push({ line: lineAt(code, index), text: content, end: index + text.length })
  }
  return found.map(({ line, text }) => ({ line, text }))
}

export const withoutComments = (code: string): string =>
  code.replaceAll(token, (text) => (text.startsWith('/*') || text.startsWith('//') ? '' : text))

/** The titles of tests and of groups of tests, also after `each` and `runIf`. */
export const titlesIn = (code: string): Part[] =>
  [...code.matchAll(token)].flatMap(({ 0: text, index, groups }) =>
    groups?.['string'] !== undefined && /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*$/.test(code.slice(Math.max(0, index - 60), index))
      ? [{ line: lineAt(code, index), text: text.slice(1, -1) }]
      : [],
  )
