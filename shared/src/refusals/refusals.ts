// Refusals: expected errors. Each feature defines its own in `<feature>.refusals.ts`; features.ts puts all of them together.
import type { Language } from '../localized-text.ts'

/** An HTTP status, and the text in both languages. Placeholders are filled from the refusal's details. */
type Refusal = { status: number } & Record<Language, string>
export type RefusalTable = Record<string, Refusal>

/** All refusals by their code, which is sent over the wire. Features add theirs, as `tables/table.refusals.ts` does. */
export interface Refusals {}

export type RefusalCode = keyof Refusals

/** Whether a value has the form of a code. A newer server may send a code that this app does not know. */
export const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && /^\w+\.\w+$/.test(code)

/** The texts of refusals: `{ table: { not_found: '…' } }` for the code `table.not_found`. */
type Texts<Code extends string> = {
  [Feature in Code extends `${infer F}.${string}` ? F : never]: { [Reason in Code extends `${Feature}.${infer R}` ? R : never]: string }
}

/** Returns the texts of refusals in a language. */
export const toTexts = <Code extends string>(table: Record<Code, Refusal>, language: Language): Texts<Code> => {
  const texts: Record<string, Record<string, string>> = {}
  for (const [code, refusal] of Object.entries<Refusal>(table)) {
    const [feature = '', reason = ''] = code.split('.')
    ;(texts[feature] ??= {})[reason] = refusal[language]
  }
  return texts as Texts<Code> // the same codes
}
