/** The inline scripts of a built page, which its content security policy allows by their hashes. */
export const inlineScripts = (page: string): string[] => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
