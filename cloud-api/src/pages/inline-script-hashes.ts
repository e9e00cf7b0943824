import { createHash } from 'node:crypto'

/** Sources for a content security policy that allow the inline scripts of a page, and no others. */
export const inlineScriptHashes = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
